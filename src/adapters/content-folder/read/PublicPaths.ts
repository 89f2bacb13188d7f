import type { ContentKind } from '#domain/content/kind.ts';

/**
 * What the addresses of the site mean. The route table lives with the pages, which no adapter knows, so whoever starts
 * a reading brings it along.
 */
export interface PublicPaths {
  isRoute(id: string): boolean;
  /** The kind that a route lists; absent when it lists none. */
  listedKind(routeId: string): ContentKind | undefined;
  /** What a path without query stands for; absent when no page has it. */
  meaning(path: string): PathMeaning | undefined;
}

export type PathMeaning =
  | { readonly at: 'route'; readonly route: string }
  | { readonly at: 'item'; readonly kind: ContentKind; readonly slug: string }
  | { readonly at: 'page'; readonly urlName: string; readonly parent?: string };
