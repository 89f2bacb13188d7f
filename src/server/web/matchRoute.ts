import { matchRoutes, type Params, type RouteObject } from 'react-router';
import type { Locale } from '#domain/locale/locale.ts';
import { ROUTE_IDS, ROUTES, type RouteId } from '#ui/routes.ts';

const ANY_WORD = '*';
const routesOf = routesByFirstWord();

/** @param path with the locale, without base path and query */
export function matchRoute(path: string, locale: Locale): { readonly route: RouteId; readonly params: Params } {
  const match = matchRoutes(routesOf(path), path, `/${locale}`)?.at(-1);
  // A path with a line separator (U+2028) matches no route of React Router, not even `*`.
  return { route: (match?.route.id ?? 'notFound') as RouteId, params: match?.params ?? {} };
}

/** Groups the routes by the path's first word, because React Router ranks all the routes it gets for every request. */
function routesByFirstWord(): (path: string) => RouteObject[] {
  const groups = Map.groupBy(ROUTE_IDS, firstWordOf);
  const anyWord = groups.get(ANY_WORD)?.map(toRoute) ?? [];
  const routes = new Map([...groups].map(([word, under]) => [word, [...under.map(toRoute), ...anyWord]]));
  return (path) => routes.get(path.split('/')[2] ?? '') ?? anyWord;
}

function firstWordOf(id: RouteId): string {
  const [word = ''] = ROUTES[id].path.split('/');
  return word.startsWith(':') ? ANY_WORD : word;
}

function toRoute(id: RouteId): RouteObject {
  const { path } = ROUTES[id];
  return path === '' ? { id, index: true } : { id, path, caseSensitive: true };
}
