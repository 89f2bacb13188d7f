import type { Request, Response } from 'express';
import onHeaders from 'on-headers';
import { clientNetwork } from '#domain/clientNetwork.ts';
import { parseBearerToken } from '#ports/BearerToken.ts';
import { browserName } from '#domain/session/browserName.ts';
import { CLIENT_TOKEN_SECONDS } from '#domain/session/clientToken.ts';
import { parseSecretToken } from '#domain/session/secretToken.ts';
import { isSignedOut, type TokenHolders } from '#domain/session/tokenHolders.ts';
import type { Seal } from '#ports/Seal.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { Settings } from '#config/Settings.ts';
import { cookieOf, cookieOptions } from '../http/cookies.ts';
import {
  clientCookieName,
  formatClientToken,
  KNOWN_BROWSER_COOKIE,
  MEMBER_COOKIE,
  parseClientToken,
} from '../http/tokenCookies.ts';

type SessionSettings = Pick<Settings, 'SITE_ROLE' | 'API_BASE_URL' | 'API_CLIENT_ID'>;

/** Characters of a cookie. A longer one would fill the 4 kB that proxies allow for all response headers. */
const MAX_COOKIE_LENGTH = 2_500;

/** Sessions of visitors: reads the tokens from request cookies and sets cookies with new ones. */
export class Sessions {
  readonly #seal: Seal;
  readonly #name: string;
  readonly #purpose: string;

  constructor(seal: Seal, { SITE_ROLE, API_BASE_URL, API_CLIENT_ID }: SessionSettings) {
    this.#seal = seal;
    this.#name = clientCookieName(SITE_ROLE);
    // A token belongs to one client of one API: cookies of another role, API or client cannot be decrypted.
    this.#purpose = JSON.stringify(['client token', SITE_ROLE, API_BASE_URL, API_CLIENT_ID]);
  }

  /** The session of a request. Cookies are set only on a private response. */
  of(request: Request, response: Response): VisitorSession {
    const sealed = cookieOf(request, this.#name);
    const opened = sealed === undefined ? undefined : this.#seal.open(this.#purpose, sealed);
    const member = cookieOf(request, MEMBER_COOKIE);
    let tokens: TokenHolders | undefined;
    onHeaders(response, () => {
      if (tokens === undefined || !isPrivate(response)) return;
      const text = formatClientToken(tokens.client);
      if (text !== opened) this.#issue(request, response, text);
      if (member !== undefined && isSignedOut(tokens)) response.clearCookie(MEMBER_COOKIE, optionsFor(request));
    });
    return {
      network: clientNetwork(request.ip ?? ''),
      locale: response.locals.address.locale,
      browser: browserName(request.get('User-Agent') ?? ''),
      knownBrowser: parseSecretToken(cookieOf(request, KNOWN_BROWSER_COOKIE) ?? ''),
      client: opened === undefined ? undefined : parseClientToken(opened),
      user: member === undefined ? undefined : parseBearerToken(member),
      saveTokens: (received) => {
        tokens = received;
      },
    };
  }

  #issue(request: Request, response: Response, text: string): void {
    const sealed = this.#seal.close(this.#purpose, text);
    if (sealed.length <= MAX_COOKIE_LENGTH) response.cookie(this.#name, sealed, optionsFor(request));
  }
}

function optionsFor(request: Request) {
  return { ...cookieOptions(request, CLIENT_TOKEN_SECONDS), httpOnly: true };
}

function isPrivate(response: Response): boolean {
  return String(response.getHeader('Cache-Control')).startsWith('private');
}
