import type { ContentKind } from '#domain/content/kinds.ts';
import { CONTENT_KINDS, KINDS } from '#domain/content/kinds.ts';
import { oitSlug } from '#domain/content/oitAddress.ts';
import { policySlug } from '#domain/content/policy.ts';
import { isLocale } from '#domain/locale/locale.ts';
import type { RouteId } from '#ui/routes.ts';
import { matchRoute } from './matchRoute.ts';

/** What is at a path: an item, a page of content, or a route without an item. */
type PathTarget =
  | { readonly at: 'route'; readonly route: RouteId }
  | { readonly at: 'item'; readonly kind: ContentKind; readonly slug: string }
  | { readonly at: 'page'; readonly urlName: string; readonly parent?: string };

/**
 * The target of a path of the site.
 *
 * @param path with the locale, without base path and query
 * @returns undefined when no route has the path; an item may still be unknown
 */
export function resolvePath(path: string): PathTarget | undefined {
  const locale = path.split('/')[1] ?? '';
  if (!isLocale(locale)) return undefined;
  const { route, params } = matchRoute(path, locale);
  const { id = '', urlname: urlName = '', year = '', code = '', name = '' } = params;
  if (route === 'notFound') return undefined;
  if (route === 'page') return { at: 'page', urlName };
  if (route === 'pageDetail') return { at: 'page', urlName: id, parent: urlName };
  if (route === 'oitItem') return { at: 'item', kind: 'oit', slug: oitSlug(Number(year), code) };
  if (route === 'policy') return { at: 'item', kind: 'policy', slug: policySlug(name) ?? '' };
  const kind = CONTENT_KINDS.find((known) => KINDS[known].item === route);
  return kind === undefined ? { at: 'route', route } : { at: 'item', kind, slug: id };
}
