import type { Request } from 'express';
import { OPEN_SECONDS } from '#domain/complaints/openComplaint.ts';
import type { ComplaintAccess, Complaints, ComplaintView } from '#ports/complaints/Complaints.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { cookieOf, type CookieToSet } from '../../http/cookies.ts';
import { HttpError } from '../../http/HttpError.ts';
import { privateRedirect, type PrivateRedirect } from '../privateRedirect.ts';
import { sealDone } from '../done.ts';
import type { PageRequest } from '../PageRequest.ts';

const COOKIE = 'complaint';

/** Of pages that only the complainant sees: nothing stores them, and no search engine lists them. */
export const COMPLAINT_HEADERS = { 'Cache-Control': cacheControl.noStore, 'X-Robots-Tag': 'noindex' };

/** A complaint that was opened in this browser. */
export interface OpenedComplaint {
  readonly complaints: Complaints;
  readonly access: ComplaintAccess;
  readonly view: ComplaintView;
}

/** Throws 404 where nobody can complain on the website. */
export function complaintsOf({ ports }: PageRequest): Complaints {
  if (ports.complaints === undefined) throw new HttpError(404);
  return ports.complaints;
}

/** The opened complaint, or the way to open one. */
export async function openedComplaint(
  request: PageRequest,
): Promise<OpenedComplaint | { readonly redirect: PrivateRedirect }> {
  const complaints = complaintsOf(request);
  const access = request.visitor.cookie(COOKIE) as ComplaintAccess | undefined;
  if (access === undefined) return { redirect: privateRedirect(request.context.to('trackComplaint')) };
  const view = await complaints.view(request.site.id, access);
  return view.ok ? { complaints, access, view: view.value } : { redirect: complaintClosed(request) };
}

/** To the page that opens complaints, which says that this one was open for too long. */
export function complaintClosed(request: PageRequest): PrivateRedirect {
  const done = sealDone(request, { type: 'complaintClosed' });
  return privateRedirect(request.context.to('trackComplaint', {}, { done }), [forgetAccess()]);
}

/** What opens the complaint that was opened in this browser. */
export function accessIn(request: Request): ComplaintAccess | undefined {
  return cookieOf(request, COOKIE) as ComplaintAccess | undefined;
}

export function accessCookie(access: ComplaintAccess): CookieToSet {
  return { name: COOKIE, value: access, seconds: OPEN_SECONDS, isHttpOnly: true };
}

export function forgetAccess(): CookieToSet {
  return { name: COOKIE, value: '', seconds: 0 };
}
