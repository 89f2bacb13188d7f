import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
  type IDToken,
} from 'openid-client';
import { addSeconds, instantOf, type Instant } from '#domain/instant.ts';
import type { ProviderId } from '#domain/members/providerId.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { Clock } from '#ports/Clock.ts';
import type {
  BegunIdentification,
  IdentificationRefusal,
  IdentificationRequest,
  IdentifiedPerson,
  IdentityProviders,
  OfferedProvider,
  RememberedIdentification,
} from '#ports/members/IdentityProviders.ts';
import { identificationRefusal } from './identificationRefusal.ts';
import { joinClaims } from './joinClaims.ts';
import { openConfiguration } from './openConfiguration.ts';
import { personOf, type Claims } from './personOf.ts';
import type { Provider } from './Provider.ts';

/** How far the provider's clock may be behind ours, in seconds. */
const CLOCK_SKEW = 60;
/** For how long a provider's description of itself is used, in seconds. */
const DESCRIPTION_SECONDS = 3_600;

export interface OpenIdOptions {
  /** The secret key of the server, with which the digests of subjects are made. */
  key(): Promise<string>;
  readonly clock: Clock;
  /** For all requests of one step, in milliseconds: less than a page has. */
  readonly timeoutMs: number;
  readonly warn: (message: string, error?: unknown) => void;
}

/** Providers of OpenID Connect: authorization code with PKCE, state and nonce. */
export class OpenIdProviders implements IdentityProviders {
  readonly offered: readonly OfferedProvider[];
  readonly #providers: ReadonlyMap<string, Provider>;
  readonly #options: OpenIdOptions;
  readonly #configurations = new Map<ProviderId, { readonly until: Instant; readonly value: Promise<Configuration> }>();

  constructor(providers: readonly Provider[], options: OpenIdOptions) {
    this.offered = providers.map(({ id, name }) => ({ id, name }));
    this.#providers = new Map(providers.map((provider) => [provider.id, provider]));
    this.#options = options;
  }

  async begin(
    id: ProviderId,
    { returnTo, locale, isFresh }: IdentificationRequest,
  ): Promise<Outcome<BegunIdentification, 'providerUnknown' | 'providerUnavailable'>> {
    const provider = this.#providers.get(id);
    if (provider === undefined) return refused('providerUnknown');
    const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
    const parameters = {
      redirect_uri: returnTo,
      scope: provider.scopes,
      ...{ state, nonce, code_challenge: await calculatePKCECodeChallenge(codeVerifier) },
      code_challenge_method: 'S256',
      ui_locales: locale,
      ...(isFresh && { prompt: 'login', max_age: '0' }),
    };
    try {
      const configuration = await this.#inTime(this.#configurationOf(provider));
      const freshSince = isFresh ? { freshSince: this.#options.clock.now() } : {};
      return done({
        address: buildAuthorizationUrl(configuration, parameters).href,
        remembered: { provider: id, returnTo, state, nonce, codeVerifier, ...freshSince },
      });
    } catch (error) {
      this.#report(provider, error);
      return refused('providerUnavailable');
    }
  }

  async finish(
    remembered: RememberedIdentification,
    response: URLSearchParams,
  ): Promise<Outcome<IdentifiedPerson, IdentificationRefusal>> {
    const provider = this.#providers.get(remembered.provider);
    if (provider === undefined) return refused('providerUnknown');
    try {
      const configuration = await this.#inTime(this.#configurationOf(provider));
      const { freshSince } = remembered;
      const { idToken, claims } = await this.#inTime(claimsOf(configuration, provider, remembered, response));
      if (freshSince !== undefined && !isSince(idToken, freshSince)) return refused('identityNotFresh');
      const person = personOf(provider, claims, await this.#options.key());
      if (person === undefined) throw new Error(`the claim ${provider.subjectClaim} is missing`);
      return done(person);
    } catch (error) {
      const code = identificationRefusal(error);
      if (code === 'providerUnavailable') this.#report(provider, error);
      return refused(code);
    }
  }

  /** A description that could not be fetched is fetched again for the next person. */
  #configurationOf(provider: Provider): Promise<Configuration> {
    const now = this.#options.clock.now();
    const cached = this.#configurations.get(provider.id);
    if (cached !== undefined && now < cached.until) return cached.value;
    const value = openConfiguration(provider);
    this.#configurations.set(provider.id, { until: addSeconds(now, DESCRIPTION_SECONDS), value });
    value.catch(() => this.#configurations.delete(provider.id));
    return value;
  }

  async #inTime<T>(work: Promise<T>): Promise<T> {
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new Error('the provider did not respond in time'));
    }, this.#options.timeoutMs);
    try {
      return await Promise.race([work, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The error may repeat what the provider sent: a code, a token, a person. Its kind is enough. */
  #report({ id }: Provider, error: unknown): void {
    const { code, error: reason } = (error ?? {}) as { readonly code?: unknown; readonly error?: unknown };
    const kind = [code, reason].filter((text) => typeof text === 'string' && /^\w{1,64}$/.test(text)).join(' ');
    const name = error instanceof Error ? error.name : 'Error';
    this.#options.warn(`social login: the provider ${id} did not do its part: ${kind === '' ? name : kind}`);
  }
}

/** The claims of the ID token, with those that only the provider's endpoint has. */
async function claimsOf(
  configuration: Configuration,
  { subjectClaim, scopes }: Provider,
  { returnTo, state, nonce, codeVerifier }: RememberedIdentification,
  response: URLSearchParams,
): Promise<{ readonly idToken: IDToken; readonly claims: Claims }> {
  const address = new URL(`${returnTo}?${response.toString()}`);
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
  const tokens = await authorizationCodeGrant(configuration, address, checks);
  const idToken = tokens.claims();
  if (idToken === undefined) throw new Error('there is no ID token');
  const wanted = scopes.split(' ').includes('email') ? [subjectClaim, 'email'] : [subjectClaim];
  const isComplete = wanted.every((claim) => claim in idToken);
  if (isComplete || configuration.serverMetadata().userinfo_endpoint === undefined) return { idToken, claims: idToken };
  const userInfo = await fetchUserInfo(configuration, tokens.access_token, idToken.sub);
  return { idToken, claims: joinClaims(idToken, userInfo) };
}

function isSince({ auth_time: signedInAt }: IDToken, since: Instant): boolean {
  return signedInAt !== undefined && instantOf((signedInAt + CLOCK_SKEW) * 1_000) >= since;
}
