import type { ContentKind } from '#domain/content/kinds.ts';

/**
 * What the addresses of the site mean. The route table belongs to the pages, which adapters must not import, so the
 * caller provides it.
 */
export interface PublicPaths {
  isRoute(id: string): boolean;
  /** The kind that a route lists; undefined when it lists none. */
  listedKind(routeId: string): ContentKind | undefined;
  /** The page at a path without query; undefined when there is none. */
  meaning(path: string): PathMeaning | undefined;
}

export type PathMeaning =
  | { readonly at: 'route'; readonly route: string }
  | { readonly at: 'item'; readonly kind: ContentKind; readonly slug: string }
  | { readonly at: 'page'; readonly urlName: string; readonly parent?: string };
