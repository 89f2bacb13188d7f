import { parseReturnPath } from '../returnPath.ts';

/** The path of a page of this site, existing or not, without its query. */
export type ReportedPage = string & { readonly __brand: 'ReportedPage' };

/** The greatest length of the path of a reported page, in characters. */
export const MAX_REPORTED_PAGE_LENGTH = 500;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Parses the path of the page from which a form was opened, which need not exist: links to pages that are not found are
 * reported, too. Its query is dropped, because a visitor may have typed it. Undefined when it is no path of this site, or
 * has invisible characters, plain or percent-encoded: they could steer the terminal on which the message is read.
 */
export function parseReportedPage(text: string): ReportedPage | undefined {
  const path = parseReturnPath(text.replace(/[?#].*/s, ''));
  if (path === undefined || path.length > MAX_REPORTED_PAGE_LENGTH) return undefined;
  return INVISIBLE.test(decodeURIComponent(path)) ? undefined : (path as ReportedPage);
}
