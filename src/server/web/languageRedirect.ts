import type { Request, RequestHandler, Response } from 'express';
import { LOCALE_COOKIE_SECONDS, type Locale } from '#domain/locale/locale.ts';
import { siteMaintenance } from '#domain/site/maintenance.ts';
import type { Links } from '#ui/routes.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { cookieOptions, rememberLocale } from '../http/cookies.ts';
import { cookieOf, localeOf } from './servePage.ts';

/** Says that the intro page was seen, so that it is entered through once. */
const INTRO_COOKIE = 'intro_seen';

/** `/`: leads to the visitor's language and remembers it (spec §2); through the intro page once, where that is on. */
export function languageRedirect(links: Links): RequestHandler {
  return (request, response, next) => {
    const { site, context } = response.locals;
    if (siteMaintenance(site.details.maintenance, context.now).on) {
      next(); // to the notice
      return;
    }
    const locale = localeOf(request);
    const { intro } = site.layouts[locale];
    const showIntro = intro.on && cookieOf(request, INTRO_COOKIE) === undefined;
    if (showIntro)
      response.cookie(INTRO_COOKIE, '1', { ...cookieOptions(request, LOCALE_COOKIE_SECONDS), httpOnly: true });
    lead(request, response, locale, links.to(locale, showIntro ? 'intro' : 'home'));
  };
}

function lead(request: Request, response: Response, locale: Locale, path: string): void {
  response.set('Cache-Control', cacheControl.noStore).vary('Accept-Language').vary('Cookie');
  rememberLocale(request, response, locale);
  response.redirect(302, path);
}
