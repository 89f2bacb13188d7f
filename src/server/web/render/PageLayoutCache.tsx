import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/locale/locale.ts';
import { formatPreferences, type Preferences } from '#domain/preferences.ts';
import { dueAlert } from '#domain/site/alert.ts';
import type { Instant } from '#domain/instant.ts';
import { PageLayout } from '#ui/layouts/PageLayout.tsx';
import { RenderContextProvider, type RenderContext } from '#ui/RenderContext.tsx';
import { ROUTES, type RouteId } from '#ui/routes.ts';
import type { KnownSite } from '../SiteDirectory.ts';
import { CachedPageLayout } from './CachedPageLayout.ts';

export interface PageLayoutKey {
  readonly site: KnownSite;
  readonly locale: Locale;
  readonly preferences: Preferences;
  readonly route: RouteId;
  readonly hasOtherLanguage: boolean;
  readonly now: Instant;
}

/** Of some 30 kB each. Nearly everybody is content with the frames of the default preferences, some fifty. */
const FRAMES_OF_A_SITE = 200;

/** Draws each frame once. Frames go when their site's details or layout change, because the site's object does. */
export class PageLayoutCache {
  readonly #kept = new WeakMap<KnownSite, LRUCache<string, CachedPageLayout>>();

  get(choice: PageLayoutKey, context: RenderContext): CachedPageLayout {
    const { site, locale, preferences, route, hasOtherLanguage, now } = choice;
    const alert = dueAlert(site.details.alert, now);
    const frames = this.#kept.get(site) ?? new LRUCache<string, CachedPageLayout>({ max: FRAMES_OF_A_SITE });
    this.#kept.set(site, frames);
    const key = [locale, formatPreferences(preferences), route, hasOtherLanguage, alert !== undefined].join(' ');
    const kept = frames.get(key);
    if (kept !== undefined) return kept;
    const layout = new CachedPageLayout(
      renderToStaticMarkup(
        <RenderContextProvider context={context}>
          <PageLayout
            layout={ROUTES[route].layout}
            site={site.details}
            siteLayout={site.layouts[locale]}
            preferences={preferences}
            {...(alert && { alert })}
            route={route}
            hasOtherLanguage={hasOtherLanguage}
          />
        </RenderContextProvider>,
      ),
    );
    frames.set(key, layout);
    return layout;
  }
}
