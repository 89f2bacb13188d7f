import type { RequestHandler } from 'express';
import { LOCALE_COOKIE_SECONDS } from '#domain/locale/locale.ts';
import type { Links } from '#ui/routes.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { cookieOf, cookieOptions, rememberLocale } from '../http/cookies.ts';
import { maintenanceOf } from './maintenanceOf.ts';

/** Set when the intro page was shown: it is shown once. */
const INTRO_COOKIE = 'intro_seen';

/** `/`: redirects to the visitor's language and remembers it (spec §2); to the intro page first, once, where it is on. */
export function languageRedirect(links: Links): RequestHandler {
  return (request, response, next) => {
    if (maintenanceOf(response).on) {
      next(); // to the maintenance notice
      return;
    }
    const { site, address } = response.locals;
    const { locale, isPayload } = address;
    const { intro } = site.layouts[locale];
    const showIntro = intro.on && cookieOf(request, INTRO_COOKIE) === undefined;
    if (showIntro)
      response.cookie(INTRO_COOKIE, '1', { ...cookieOptions(request, LOCALE_COOKIE_SECONDS), httpOnly: true });
    response.set('Cache-Control', cacheControl.noStore).vary('Accept-Language').vary('Cookie');
    rememberLocale(request, response, locale);
    const redirect = links.to(locale, showIntro ? 'intro' : 'home');
    if (isPayload) response.json({ redirect, status: 302 });
    else response.redirect(302, redirect);
  };
}
