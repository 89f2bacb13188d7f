import type { BearerToken } from './BearerToken.ts';
import type { ClientToken } from '#domain/session/clientToken.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { BrowserName } from '#domain/session/browserName.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { TokenHolders } from '#domain/session/tokenHolders.ts';

/** What a port may know of the visitor for whom it does something private: public content needs none of it. */
export interface VisitorSession {
  /** The network of the visitor's address (`clientNetwork`), by which a source that other websites share counts. */
  readonly network?: string | undefined;
  /** The language of the page, in which mails are written; Thai where it is absent. */
  readonly locale?: Locale | undefined;
  /** The visitor's browser, by which members recognise their own sessions. */
  readonly browser?: BrowserName | undefined;
  /** Of the cookie by which a browser is recognised after the session has ended. */
  readonly knownBrowser?: SecretToken | undefined;
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
