import type { BearerToken } from './BearerToken.ts';
import type { ClientToken } from '#domain/session/clientToken.ts';
import type { TokenHolders } from '#domain/session/tokenHolders.ts';

/** The tokens that one visitor's request brings along, for private calls only: what everybody may read needs none. */
export interface VisitorSession {
  /** Used for as long as it is live, in the place of the one that all requests share. */
  readonly client?: ClientToken | undefined;
  /** Of somebody who is signed in. */
  readonly user?: BearerToken | undefined;
  /** Told of the tokens that a call went by, and of those that a 401 has put into both holders (spec §7). */
  keep(tokens: TokenHolders): void;
}

/** Of somebody who is signed in, as far as their cookie says. */
export interface MemberSession extends VisitorSession {
  readonly user: BearerToken;
}
