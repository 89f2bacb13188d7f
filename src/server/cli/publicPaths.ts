import type { Params } from 'react-router';
import type { ResolvedPath, PublicPaths } from '#adapters/content-folder/read/PublicPaths.ts';
import { CONTENT_KINDS, KINDS, kindOfList } from '#domain/content/kinds.ts';
import { oitSlug } from '#domain/content/oitAddress.ts';
import { policySlug } from '#domain/content/policy.ts';
import { isLocale } from '#domain/locale/locale.ts';
import { ROUTE_IDS, ROUTES, type RouteId } from '#ui/routes.ts';
import { matchRoute } from '../web/matchRoute.ts';

/** Resolves addresses in content with the route table. */
export const publicPaths: PublicPaths = {
  // Only routes without parameters, because a link of the layout contains no item.
  isRoute: (id) => ROUTE_IDS.some((route) => route === id && !/[:*]/.test(ROUTES[route].path)),
  listedKind: (id) => {
    const kind = id === 'newsIndex' ? 'news' : kindOfList(id);
    // A year of disclosure has a path of its own: the list takes no category.
    return kind === 'oit' ? undefined : kind;
  },
  resolve: (path) => {
    const locale = path.split('/')[1] ?? '';
    if (!isLocale(locale)) return undefined;
    const { route, params } = matchRoute(path, locale);
    return resolveRoute(route, params);
  },
};

function resolveRoute(route: RouteId, params: Params): ResolvedPath | undefined {
  const { id = '', urlname: urlName = '', year = '', code = '', name = '' } = params;
  if (route === 'notFound') return undefined;
  if (route === 'page') return { at: 'page', urlName };
  if (route === 'pageDetail') return { at: 'page', urlName: id, parent: urlName };
  if (route === 'oitItem') return { at: 'item', kind: 'oit', slug: oitSlug(Number(year), code) };
  if (route === 'policy') return { at: 'item', kind: 'policy', slug: policySlug(name) ?? '' };
  const kind = CONTENT_KINDS.find((known) => KINDS[known].item === route);
  return kind === undefined ? { at: 'route', route } : { at: 'item', kind, slug: id };
}
