import type { RequestHandler } from 'express';
import { LOCALE_COOKIE_SECONDS } from '#domain/locale/locale.ts';
import { siteMaintenance } from '#domain/site/maintenance.ts';
import type { Links } from '#ui/routes.ts';
import { cookieOptions, rememberLocale } from './cookies.ts';
import { cookieOf, localeOf } from './servePage.ts';

/** Says that the intro page was seen, so that it is entered through once. */
const INTRO_COOKIE = 'intro_seen';

/** `/`: leads to the visitor's language and remembers it (spec §2); through the intro page once, where that is on. */
export function entrance(links: Links): RequestHandler {
  return (request, response, next) => {
    const { site, context } = response.locals;
    if (siteMaintenance(site.details.maintenance, context.now).on) {
      next(); // to the notice
      return;
    }
    const locale = localeOf(request);
    const { intro } = site.layouts[locale];
    const showIntro = intro.on && cookieOf(request, INTRO_COOKIE) === undefined;
    response.set('Cache-Control', 'private, no-store').vary('Accept-Language').vary('Cookie');
    rememberLocale(request, response, locale);
    if (showIntro)
      response.cookie(INTRO_COOKIE, '1', { ...cookieOptions(request, LOCALE_COOKIE_SECONDS), httpOnly: true });
    response.redirect(302, links.to(locale, showIntro ? 'intro' : 'home'));
  };
}
