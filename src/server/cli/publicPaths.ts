import { matchRoutes, type RouteObject } from 'react-router';
import type { PathMeaning, PublicPaths } from '#adapters/content-folder/PublicPaths.ts';
import type { ContentKind } from '#domain/content/kind.ts';
import { isLocale } from '#domain/locale/locale.ts';
import { isRouteId, ROUTE_IDS, ROUTES, type RouteId } from '#ui/routes.ts';

/** The kinds that have a list and a page of their own. */
const LISTS: Partial<Record<RouteId, ContentKind>> = { newsList: 'news', newsIndex: 'news', documents: 'document' };
const DETAILS: Partial<Record<RouteId, ContentKind>> = { news: 'news', document: 'document' };

const routes: RouteObject[] = ROUTE_IDS.map((id) => ({ id, path: `/:locale/${ROUTES[id].path}`, caseSensitive: true }));

/** What addresses in content mean, by the route table. */
export const publicPaths: PublicPaths = {
  isRoute: isRouteId,
  listedKind: (id) => (isRouteId(id) ? LISTS[id] : undefined),
  meaning: (path) => {
    const match = matchRoutes(routes, path)?.at(-1);
    const { locale = '', id = '', urlname = '' } = match?.params ?? {};
    return match !== undefined && isLocale(locale) ? meaningOf(match.route.id as RouteId, id, urlname) : undefined;
  },
};

function meaningOf(route: RouteId, id: string, urlName: string): PathMeaning | undefined {
  if (route === 'notFound') return undefined;
  if (route === 'page') return { at: 'page', urlName };
  if (route === 'pageDetail') return { at: 'page', urlName: id, parent: urlName };
  const kind = DETAILS[route];
  return kind === undefined ? { at: 'route', route } : { at: 'item', kind, slug: id };
}
