import type { Request, Response } from 'express';
import { HttpError } from './HttpError.ts';

/**
 * Throws 403 unless a state-changing request comes from a page of the same site: by `Sec-Fetch-Site`, which browsers
 * send to https and localhost, and by `Origin` where that is absent (plain http). Requires `locals.site`.
 */
export function requireSameOrigin({ headers }: Request, { locals: { site } }: Response): void {
  const fetchSite = headers['sec-fetch-site'];
  const same = fetchSite === undefined ? headers.origin === site.details.publicOrigin : fetchSite === 'same-origin';
  if (!same) throw new HttpError(403);
}
