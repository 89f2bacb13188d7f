import { tokenState, type ClientToken } from '#domain/session/clientToken.ts';
import { needsNewToken, type TokenHolders } from '#domain/session/tokenHolders.ts';
import type { Clock } from '#ports/Clock.ts';

/** The one client token that all requests share: asked for once, however many wait for it. */
export class ClientTokens {
  readonly #fetch: () => Promise<string>;
  readonly #clock: Clock;
  readonly #warn: (message: string, fault?: unknown) => void;
  #token: ClientToken | undefined;
  #renewal: Promise<ClientToken> | undefined;

  constructor(fetch: () => Promise<string>, clock: Clock, warn: (message: string, fault?: unknown) => void) {
    this.#fetch = fetch;
    this.#clock = clock;
    this.#warn = warn;
  }

  async current(): Promise<ClientToken> {
    const token = this.#token;
    switch (token && tokenState(token, this.#clock.now())) {
      case 'live':
        return token as ClientToken;
      case 'expiring':
        this.#renew().catch((fault: unknown) => this.#warn('the client token could not be renewed ahead', fault));
        return token as ClientToken;
      case 'expired':
      case undefined:
        return await this.#renew();
    }
  }

  /** The client token for the retry after a 401: another one where the shared one was refused, else the shared one. */
  async after401(refused: TokenHolders): Promise<ClientToken> {
    return needsNewToken(refused, this.#token) ? await this.#renew() : await this.current();
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
