import type { ContentKind } from '#domain/content/kind.ts';
import type { GroupedRoute, ListRoute } from '#ui/pages/props.ts';

/** What each list shows. */
export const LIST_KINDS = {
  newsList: 'news',
  documents: 'document',
  albums: 'album',
  videos: 'video',
  infographics: 'infographic',
  magazines: 'magazine',
  events: 'event',
} as const satisfies Readonly<Record<ListRoute, ContentKind>>;

export const GROUPED_KINDS = {
  faq: 'faq',
  professionals: 'professional',
  agencies: 'agency',
} as const satisfies Readonly<Record<GroupedRoute, ContentKind>>;

export const LIST_ROUTES = Object.keys(LIST_KINDS) as readonly ListRoute[];

export function isListRoute(id: string): id is ListRoute {
  return Object.hasOwn(LIST_KINDS, id);
}
