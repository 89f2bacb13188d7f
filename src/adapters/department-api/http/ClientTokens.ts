import { addSeconds, type Instant } from '#domain/instant.ts';
import { RENEW_PAUSE_SECONDS, tokenState, type ClientToken } from '#domain/session/clientToken.ts';
import { needsNewToken, type TokenHolders } from '#domain/session/tokenHolders.ts';
import type { Clock } from '#ports/Clock.ts';

/** The one client token that all requests share: asked for once, however many wait for it. */
export class ClientTokens {
  readonly #fetch: () => Promise<string>;
  readonly #clock: Clock;
  readonly #warn: (message: string, fault?: unknown) => void;
  #token: ClientToken | undefined;
  #renewal: Promise<ClientToken> | undefined;
  #renewAheadFrom: Instant | undefined;

  constructor(fetch: () => Promise<string>, clock: Clock, warn: (message: string, fault?: unknown) => void) {
    this.#fetch = fetch;
    this.#clock = clock;
    this.#warn = warn;
  }

  /** What the shared token says, be it good or not; undefined before there was one. */
  get known(): string | undefined {
    return this.#token?.value;
  }

  /** The token for a request: its own for as long as that is live, else the shared one. */
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

  /** The client token for the retry after a 401: a new one where nothing else can help, else the shared one. */
  async after401(refused: TokenHolders): Promise<ClientToken> {
    return needsNewToken(refused, this.#token) ? await this.#renew() : await this.current();
  }

  /** Beside the requests, whose token is still good: they neither wait for it nor ask again at once when it fails. */
  #renewAhead(): void {
    const now = this.#clock.now();
    if (this.#renewal !== undefined || (this.#renewAheadFrom !== undefined && now < this.#renewAheadFrom)) return;
    this.#renewAheadFrom = addSeconds(now, RENEW_PAUSE_SECONDS);
    this.#renew().catch((fault: unknown) => this.#warn('the client token could not be renewed ahead', fault));
  }

  #renew(): Promise<ClientToken> {
    this.#renewal ??= this.#ask().finally(() => (this.#renewal = undefined));
    return this.#renewal;
  }

  async #ask(): Promise<ClientToken> {
    const issuedAt = this.#clock.now(); // its life may begin before we hold it, never after
    const value = await this.#fetch();
    this.#token = { value, issuedAt };
    return this.#token;
  }
}
