import type { Request, Response } from 'express';
import onHeaders from 'on-headers';
import { parseBearerToken } from '#ports/BearerToken.ts';
import { CLIENT_TOKEN_SECONDS } from '#domain/session/clientToken.ts';
import { isSignedOut, type TokenHolders } from '#domain/session/tokenHolders.ts';
import type { Seal } from '#ports/Seal.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { Settings } from '#config/Settings.ts';
import { cookieOf, cookieOptions } from '../http/cookies.ts';
import { clientCookieName, formatClientToken, MEMBER_COOKIE, parseClientToken } from '../http/tokenCookies.ts';

type SessionSettings = Pick<Settings, 'SITE_ROLE' | 'API_BASE_URL' | 'API_CLIENT_ID'>;

/** Letters of a cookie. A longer one would fill the 4 kB that proxies have for all headers of an answer. */
const LONGEST_COOKIE = 2_500;

/** Visitors' sessions: the tokens in the cookies that they bring, and the cookies for those that they leave with. */
export class Sessions {
  readonly #seal: Seal;
  readonly #name: string;
  readonly #purpose: string;

  constructor(seal: Seal, { SITE_ROLE, API_BASE_URL, API_CLIENT_ID }: SessionSettings) {
    this.#seal = seal;
    this.#name = clientCookieName(SITE_ROLE);
    // A token is good for one client of one API, and no other is to see it: their cookies do not open each other's.
    this.#purpose = JSON.stringify(['client token', SITE_ROLE, API_BASE_URL, API_CLIENT_ID]);
  }

  /** The session of a request whose answer is one visitor's alone; only on such an answer are cookies set. */
  of(request: Request, response: Response): VisitorSession {
    const sealed = cookieOf(request, this.#name);
    const opened = sealed === undefined ? undefined : this.#seal.open(this.#purpose, sealed);
    const member = cookieOf(request, MEMBER_COOKIE);
    let kept: TokenHolders | undefined;
    onHeaders(response, () => {
      if (kept === undefined || !isPrivate(response)) return;
      const text = formatClientToken(kept.client);
      if (text !== opened) this.#issue(request, response, text);
      if (member !== undefined && isSignedOut(kept)) response.clearCookie(MEMBER_COOKIE, optionsFor(request));
    });
    return {
      client: opened === undefined ? undefined : parseClientToken(opened),
      user: member === undefined ? undefined : parseBearerToken(member),
      keep: (tokens) => {
        kept = tokens;
      },
    };
  }

  #issue(request: Request, response: Response, text: string): void {
    const sealed = this.#seal.close(this.#purpose, text);
    if (sealed.length <= LONGEST_COOKIE) response.cookie(this.#name, sealed, optionsFor(request));
  }
}

function optionsFor(request: Request) {
  return { ...cookieOptions(request, CLIENT_TOKEN_SECONDS), httpOnly: true };
}

function isPrivate(response: Response): boolean {
  return String(response.getHeader('Cache-Control')).startsWith('private');
}
