import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Slug } from '#domain/content/slug.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatPreferences, type Preferences } from '#domain/preferences.ts';
import { dueAlert } from '#domain/site/alert.ts';
import type { Instant } from '#domain/instant.ts';
import type { ContentPagePlace } from '#ui/layouts/PageLayoutProps.ts';
import { PageLayout } from '#ui/layouts/PageLayout.tsx';
import { RenderContextProvider, type RenderContext } from '#ui/RenderContext.tsx';
import { ROUTES, type RouteId } from '#ui/routes.ts';
import type { SiteWithLayouts } from '../SiteReader.ts';
import { CachedPageLayout } from './CachedPageLayout.ts';

export interface PageLayoutKey {
  readonly site: SiteWithLayouts;
  readonly locale: Locale;
  readonly preferences: Preferences;
  readonly route: RouteId;
  readonly contentPage?: ContentPagePlace | undefined;
  /** The news item that the page is. */
  readonly news?: Slug | undefined;
  readonly hasOtherLanguage: boolean;
  /** The same for all pages of a process. */
  readonly hasMembers: boolean;
  readonly now: Instant;
}

/** Some 30 kB each. Nearly all visitors use the default preferences, which need some seventy layouts. */
const LAYOUTS_PER_SITE = 200;

/** Renders each page layout once. When a site changes, its object is a new one, and its layouts are rendered again. */
export class PageLayoutCache {
  readonly #sites = new WeakMap<SiteWithLayouts, LRUCache<string, CachedPageLayout>>();

  get(choice: PageLayoutKey, context: RenderContext): CachedPageLayout {
    const { site, locale, preferences, route, contentPage, news, hasOtherLanguage, hasMembers, now } = choice;
    const alert = dueAlert(site.details.alert, now);
    const layouts = this.#sites.get(site) ?? new LRUCache<string, CachedPageLayout>({ max: LAYOUTS_PER_SITE });
    this.#sites.set(site, layouts);
    const isNewsOfAlert = alert?.news !== undefined && alert.news === news;
    const place = [route, contentPage?.slug, contentPage?.parent];
    const above = [alert !== undefined, isNewsOfAlert];
    const key = [locale, formatPreferences(preferences), ...place, hasOtherLanguage, ...above].join(' ');
    const cached = layouts.get(key);
    if (cached !== undefined) return cached;
    const layout = new CachedPageLayout(
      renderToStaticMarkup(
        <RenderContextProvider context={context}>
          <PageLayout
            layout={ROUTES[route].layout}
            site={site.details}
            siteLayout={site.layouts[locale]}
            preferences={preferences}
            {...(alert && { alert, isNewsOfAlert })}
            route={route}
            {...(contentPage && { contentPage })}
            hasOtherLanguage={hasOtherLanguage}
            hasMembers={hasMembers}
          />
        </RenderContextProvider>,
      ),
    );
    layouts.set(key, layout);
    return layout;
  }
}
