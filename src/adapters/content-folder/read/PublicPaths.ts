import type { ContentKind } from '#domain/content/kinds.ts';

/**
 * Resolves addresses of the site to routes and items. The route table is part of the pages, which adapters must not
 * import, so the caller implements this interface.
 */
export interface PublicPaths {
  isRoute(id: string): boolean;
  /** The kind that a route lists; undefined when it lists none. */
  listedKind(routeId: string): ContentKind | undefined;
  /** The page at a path without query; undefined when there is none. */
  resolve(path: string): ResolvedPath | undefined;
}

export type ResolvedPath =
  | { readonly at: 'route'; readonly route: string }
  | { readonly at: 'item'; readonly kind: ContentKind; readonly slug: string }
  | { readonly at: 'page'; readonly urlName: string; readonly parent?: string };
