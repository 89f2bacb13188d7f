import type { BearerToken } from './BearerToken.ts';
import type { ClientToken } from '#domain/session/clientToken.ts';
import type { TokenHolders } from '#domain/session/tokenHolders.ts';

/** The tokens in one visitor's cookies. They are used for private requests only: public content needs none. */
export interface VisitorSession {
  /** The client token of the visitor's cookie. While it is valid, it is used in place of the shared one. */
  readonly client?: ClientToken | undefined;
  /** The user token of a member who is signed in. */
  readonly user?: BearerToken | undefined;
  /**
   * Reports the tokens that a request used, or those that replaced them after a 401 (spec §7), to be stored in cookies.
   */
  saveTokens(tokens: TokenHolders): void;
}

/** The session of a visitor whose cookie has a user token. The token need not be valid. */
export interface MemberSession extends VisitorSession {
  readonly user: BearerToken;
}
