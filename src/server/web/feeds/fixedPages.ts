import { kindOfList, type ContentKind } from '#domain/content/kinds.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { RESERVOIR_SIZES } from '#domain/water/water.ts';
import type { Ports } from '#ports/Ports.ts';
import { isPrivate, ROUTE_IDS, ROUTES, type Links, type RouteId, type RouteParams } from '#ui/routes.ts';
import type { MappedPage } from './sitemapXml.ts';

export interface SitemapContext {
  readonly ports: Ports;
  readonly site: SiteDetails;
  readonly links: Links;
  /** The latest change of each kind; kinds without public items are absent. */
  readonly changes: ReadonlyMap<ContentKind, Instant>;
  readonly signal: AbortSignal;
}

/** Lists pages that are not items, for the sitemap. */
export type FixedPages = (context: SitemapContext) => Promise<readonly MappedPage[]>;

/** Pages that redirect, that only lead to other pages, or that depend on water figures. */
const NOT_MAPPED = ['intro', 'maintenance', 'feedback', 'reportBrokenFile', 'newsIndex', 'reservoirs', 'waterUse'];

/** The pages of routes without parameters, except empty lists. */
export const routePages: FixedPages = ({ site, links, changes }) => {
  const ids = ROUTE_IDS.filter((id) => {
    const listed = kindOfList(id);
    const hasItems = listed === undefined || changes.has(listed);
    return hasItems && !isPrivate(id) && !/[:*]/.test(ROUTES[id].path) && !NOT_MAPPED.includes(id);
  });
  return Promise.resolve(ids.map((id) => pageOf(site, links, id, {}, changes.get(kindOfList(id) as ContentKind))));
};

/** The years of public disclosure. */
export const disclosureYears: FixedPages = async ({ ports, site, links, changes, signal }) => {
  if (!changes.has('oit')) return [];
  const yearsOf = async (locale: Locale) => {
    const query = { site: site.id, locale, kind: 'oit', page: 1, pageSize: DEFAULT_PAGE_SIZE } as const;
    const { categories } = await ports.content.list(query, signal);
    return categories.map(({ code }) => ({ locale, code }));
  };
  const years = (await Promise.all(LOCALES.map(yearsOf))).flat();
  return [...Map.groupBy(years, ({ code }) => code)].map(([year, versions]) =>
    pageOf(
      site,
      links,
      'oitYear',
      { year },
      undefined,
      versions.map(({ locale }) => locale),
    ),
  );
};

/** The pages of water figures, where the site has any. */
export const waterPages: FixedPages = async ({ ports, site, links, signal }) => {
  const sizes = await Promise.all(
    RESERVOIR_SIZES.map((size) => ports.water.reservoirs({ site: site.id, size }, signal)),
  );
  const reservoirs = sizes.flatMap((size) => size.reservoirs);
  const { season } = await ports.water.waterUse({ site: site.id }, signal);
  return [
    ...(reservoirs.length > 0 ? [pageOf(site, links, 'reservoirs', {})] : []),
    ...reservoirs.map(({ reservoir }) => pageOf(site, links, 'reservoir', { id: reservoir.id })),
    ...(season === undefined ? [] : [pageOf(site, links, 'waterUse', {})]),
  ];
};

/** A route's page, in both languages unless fewer are named. */
export function pageOf<Id extends RouteId>(
  { publicOrigin }: SiteDetails,
  links: Links,
  id: Id,
  params: RouteParams<Id>,
  changedAt?: Instant,
  locales: readonly Locale[] = LOCALES,
): MappedPage {
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      { address: publicOrigin + links.to(locale, id, params), ...(changedAt && { changedAt }) },
    ]),
  );
}
