import { addSeconds, type Instant } from '#domain/instant.ts';
import { FRESH_TOKEN_SECONDS, RENEW_PAUSE_SECONDS, tokenState, type ClientToken } from '#domain/session/clientToken.ts';
import { needsNewToken, type TokenHolders } from '#domain/session/tokenHolders.ts';
import type { Clock } from '#ports/Clock.ts';

/** The one client token that all requests share: fetched once, however many wait for it. */
export class ClientTokens {
  readonly #fetch: () => Promise<string>;
  readonly #clock: Clock;
  readonly #warn: (message: string, error?: unknown) => void;
  #token: ClientToken | undefined;
  #renewal: Promise<ClientToken> | undefined;
  #renewAheadFrom: Instant | undefined;

  constructor(fetch: () => Promise<string>, clock: Clock, warn: (message: string, error?: unknown) => void) {
    this.#fetch = fetch;
    this.#clock = clock;
    this.#warn = warn;
  }

  /** The value of the shared token, valid or not; undefined before the first one. */
  get latest(): string | undefined {
    return this.#token?.value;
  }

  /** The token for a request: its own while that is live, else the shared one. */
  async for(own: ClientToken | undefined): Promise<ClientToken> {
    return own !== undefined && tokenState(own, this.#clock.now()) === 'live' ? own : await this.current();
  }

  async current(): Promise<ClientToken> {
    const token = this.#token;
    switch (token && tokenState(token, this.#clock.now())) {
      case 'live':
        return token as ClientToken;
      case 'expiring':
        this.#renewAhead();
        return token as ClientToken;
      case 'expired':
      case undefined:
        return await this.#renew();
    }
  }

  /** Whether a token was issued so lately that a 401 is hardly about it: wrong passwords must not cost a token each. */
  isFresh({ issuedAt }: ClientToken): boolean {
    return this.#clock.now() < addSeconds(issuedAt, FRESH_TOKEN_SECONDS);
  }

  /** The client token for the retry after a 401: a new one when only that can help, else the shared one. */
  async after401(rejected: TokenHolders): Promise<ClientToken> {
    return needsNewToken(rejected, this.#token) ? await this.#renew() : await this.current();
  }

  /**
   * Renews the token in the background, while requests still use the valid one. A failed renewal is not repeated at
   * once.
   */
  #renewAhead(): void {
    const now = this.#clock.now();
    if (this.#renewal !== undefined || (this.#renewAheadFrom !== undefined && now < this.#renewAheadFrom)) return;
    this.#renewAheadFrom = addSeconds(now, RENEW_PAUSE_SECONDS);
    this.#renew().catch((error: unknown) => this.#warn('the client token could not be renewed ahead', error));
  }

  #renew(): Promise<ClientToken> {
    this.#renewal ??= this.#fetchToken().finally(() => (this.#renewal = undefined));
    return this.#renewal;
  }

  async #fetchToken(): Promise<ClientToken> {
    const issuedAt = this.#clock.now(); // before the request, so that the token does not seem to live longer than at the API
    const value = await this.#fetch();
    this.#token = { value, issuedAt };
    return this.#token;
  }
}
