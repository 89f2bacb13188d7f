import type { EmailAddress } from '../forms/email.ts';
import { parseLine, type TextRefusal } from '../forms/line.ts';
import type { LongText } from '../forms/longText.ts';
import type { PersonName } from '../forms/personName.ts';
import type { PhoneNumber } from '../forms/phone.ts';
import type { Subject } from '../forms/subject.ts';
import { done, type Outcome } from '../outcome.ts';
import { parseReturnPath } from '../returnPath.ts';

/** A report that a file or a link of the website is broken (spec §3, §5). */
export interface BrokenFileReport {
  readonly type: 'brokenFile';
  readonly firstName: PersonName;
  readonly lastName: PersonName;
  readonly phone: PhoneNumber;
  readonly email: EmailAddress;
  readonly topic: Subject;
  readonly fileName?: ReportedFile;
  readonly details?: LongText;
  /** The page from which the form was opened. */
  readonly page?: ReportedPage;
}

/** The name or address of a broken file, as the person wrote it. */
export type ReportedFile = string & { readonly __brand: 'ReportedFile' };
/** The path of a page of this site, existing or not, without its query. */
export type ReportedPage = string & { readonly __brand: 'ReportedPage' };

/** The greatest length of the name of a reported file, in characters. */
export const MAX_REPORTED_FILE_LENGTH = 300;
/** The greatest length of the path of a reported page, in characters. */
export const MAX_REPORTED_PAGE_LENGTH = 500;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Parses the name or address of a broken file. */
export function parseReportedFile(text: string): Outcome<ReportedFile, TextRefusal> {
  const line = parseLine(text, MAX_REPORTED_FILE_LENGTH);
  return line.ok ? done(line.value as ReportedFile) : line;
}

/**
 * Parses the path of the page from which a report is sent, which need not exist: links to pages that are not found are
 * reported, too. Its query is dropped, because a visitor may have typed it. Undefined when it is no path of this site, or
 * has invisible characters, plain or percent-encoded: they could steer the terminal on which the report is read.
 */
export function parseReportedPage(text: string): ReportedPage | undefined {
  const path = parseReturnPath(text.replace(/[?#].*/s, ''));
  if (path === undefined || path.length > MAX_REPORTED_PAGE_LENGTH) return undefined;
  return INVISIBLE.test(decodeURIComponent(path)) ? undefined : (path as ReportedPage);
}
