import type { RequestHandler } from 'express';
import {
  CONTRASTS,
  formatPreferences,
  PREFERENCES_COOKIE,
  TEXT_SIZES,
  type Contrast,
  type TextSize,
} from '#domain/preferences.ts';
import { parseReturnPath } from '#domain/returnPath.ts';
import * as field from '#adapters/schema/field.ts';
import { HttpError } from '../../http/HttpError.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { cookieOptions, preferencesOf } from '../../http/cookies.ts';
import { readForm } from './readForm.ts';

const PREFERENCES_SECONDS = 365 * 86_400;

class PreferencesForm {
  @field.optional() @field.oneOf(...TEXT_SIZES) readonly textSize?: TextSize;
  @field.optional() @field.oneOf(...CONTRASTS) readonly contrast?: Contrast;
  /** Path of the page that the form was on. */
  @field.optional() @field.string() readonly back?: string;
}

/** `POST /preferences` with `textSize` or `contrast`, and `back`: saves the choice in a cookie and redirects back (303). */
export function preferencesAction(basePath: string): RequestHandler {
  return (request, response) => {
    const { back = '', ...choice } = readForm(PreferencesForm, request.body);
    if (Object.keys(choice).length === 0) throw new HttpError(400);
    const chosen = { ...preferencesOf(request), ...choice };
    response.cookie(PREFERENCES_COOKIE, formatPreferences(chosen), cookieOptions(request, PREFERENCES_SECONDS));
    response.set('Cache-Control', cacheControl.noStore);
    response.redirect(303, parseReturnPath(back) ?? `${basePath}/`);
  };
}
