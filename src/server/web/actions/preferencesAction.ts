import type { RequestHandler } from 'express';
import { CONTRASTS, formatPreferences, parsePreferences, PREFERENCES_COOKIE, TEXT_SIZES } from '#domain/preferences.ts';
import { parseReturnPath } from '#domain/returnPath.ts';
import { HttpError } from '../../http/HttpError.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { cookieOptions, preferencesOf } from '../../http/cookies.ts';

const PREFERENCES_SECONDS = 365 * 86_400;

/** The fields of the form, with what may be chosen; `back` is any text. */
const FIELDS = { textSize: TEXT_SIZES, contrast: CONTRASTS, back: undefined } as const;
type Field = keyof typeof FIELDS;

/** `POST /preferences` with `textSize` or `contrast`, and `back`: saves the choice in a cookie and redirects back (303). */
export function preferencesAction(basePath: string): RequestHandler {
  return (request, response) => {
    const form = readForm(request.body);
    const before = preferencesOf(request);
    const chosen = parsePreferences([form.textSize ?? before.textSize, form.contrast ?? before.contrast].join('.'));
    response.cookie(PREFERENCES_COOKIE, formatPreferences(chosen), cookieOptions(request, PREFERENCES_SECONDS));
    response.set('Cache-Control', cacheControl.noStore);
    response.redirect(303, parseReturnPath(form.back ?? '') ?? `${basePath}/`);
  };
}

/** Throws 415 when the body is no form, 400 when no page of ours sends such a form. */
function readForm(body: unknown): Partial<Record<Field, string>> {
  if (typeof body !== 'object' || body === null) throw new HttpError(415);
  const entries = Object.entries(body);
  if (!entries.every(isOffered) || !entries.some(([name]) => name !== 'back')) throw new HttpError(400);
  return Object.fromEntries(entries);
}

function isOffered([name, value]: [string, unknown]): boolean {
  if (typeof value !== 'string' || !Object.hasOwn(FIELDS, name)) return false;
  const offered: readonly string[] | undefined = FIELDS[name as Field];
  return offered === undefined || offered.includes(value);
}
