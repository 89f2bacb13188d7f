import {
  CONTRASTS,
  formatPreferences,
  PREFERENCES_COOKIE,
  TEXT_SIZES,
  type Contrast,
  type Preferences,
  type TextSize,
} from '#domain/preferences.ts';
import { parseReturnPath } from '#domain/returnPath.ts';
import * as field from '#adapters/schema/field.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { Action, ActionRedirect } from './Action.ts';
import type { FormFields } from './FormFields.ts';
import { requireForm } from './readForm.ts';

const PREFERENCES_SECONDS = 365 * 86_400;

class PreferencesForm {
  @field.optional() @field.oneOf(...TEXT_SIZES) readonly textSize?: TextSize;
  @field.optional() @field.oneOf(...CONTRASTS) readonly contrast?: Contrast;
  /** Path of the page that the form was on. */
  @field.optional() @field.string() readonly back?: string;
}

/** `POST /preferences` with `textSize` or `contrast`, and `back`: saves the choice in a cookie and redirects back. */
export const preferencesAction: Action = {
  submit: ({ fields, preferences, context }) => savePreferences(fields, preferences, context.links.basePath),
};

/** @param current the choices so far; what the form does not name stays */
export function savePreferences(fields: FormFields, current: Preferences, basePath: string): ActionRedirect {
  const { back = '', ...choice } = requireForm(PreferencesForm, fields);
  if (Object.keys(choice).length === 0) throw new HttpError(400);
  return {
    redirect: parseReturnPath(back) ?? `${basePath}/`,
    status: 303,
    cookies: [
      { name: PREFERENCES_COOKIE, value: formatPreferences({ ...current, ...choice }), seconds: PREFERENCES_SECONDS },
    ],
  };
}
