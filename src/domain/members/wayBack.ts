import { parseReturnPath } from '../returnPath.ts';

// A member has no use for these, and some would redirect back to login.
const FOR_GUESTS = /^\/(?:th|en)\/members(?:\/(?:login|register|verify|forgot-password|reset-password|sign-out))?\/?$/;

/**
 * The path to which a person returns after signing in (spec §6, readings): the page from which a guard redirected them.
 * Undefined, so that they get to the dashboard, when it is no path of this site (`parseReturnPath`), or is a screen for
 * guests, whatever its query.
 */
export function wayBack(text: string): string | undefined {
  const path = parseReturnPath(text);
  return path === undefined || FOR_GUESTS.test(path.replace(/[?#].*/s, '')) ? undefined : path;
}
