import type { Locale } from '#domain/locale/locale.ts';
import type { ProviderId } from '#domain/members/providerId.ts';

/** A provider of OpenID Connect, as the settings describe it. */
export interface Provider {
  readonly id: ProviderId;
  readonly name: Readonly<Record<Locale, string>>;
  readonly issuer: string;
  /** For a provider that does not describe itself at its issuer. */
  readonly endpoints?: ProviderEndpoints;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How this website proves there that it is the client: in a header, or in the body. */
  readonly clientAuthentication: 'basic' | 'post';
  readonly scopes: string;
  /** The claim that names the person. */
  readonly subjectClaim: string;
  /** When an address is believed to be the person's: if the provider says so, always, or never. */
  readonly believesEmail: 'verified' | 'always' | 'never';
}

export interface ProviderEndpoints {
  readonly authorization: string;
  readonly token: string;
  /** Of claims that are not in the ID token. */
  readonly userInfo?: string;
  /** Of the keys with which ID tokens are signed (JWKS). */
  readonly keys?: string;
}
