import type { Response } from 'express';
import type { Locale } from '#domain/locale/locale.ts';
import { setCookies } from '../../http/cookies.ts';
import type { PageRequest } from '../PageRequest.ts';
import { createPageRequest, type PageServer } from '../servePage.ts';
import type { PrivateRedirect } from '../privateRedirect.ts';

/** What a page would know of a request whose own path has no language, because a provider sends people to it. */
export function socialRequest(server: PageServer, response: Response, locale: Locale): PageRequest {
  return createPageRequest(server, response, { path: `/${locale}/members/login`, search: '', locale });
}

export function sendPrivateRedirect(response: Response, { redirect, status, headers, cookies }: PrivateRedirect): void {
  response.set(headers);
  setCookies(response, cookies);
  response.redirect(status, redirect);
}
