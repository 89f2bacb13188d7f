/**
 * How the list of a kind is ordered: by publication, the newest first; by start, the soonest first; or as the
 * department orders it, by category and by the position in it (`groupedOrder`).
 */
export type ListOrder = 'newest' | 'soonest' | 'byCategory';

/** Parts of an item that its kind may require. */
export type ItemPart = 'category' | 'subcategory' | 'summary' | 'body' | 'pictures';

/** The properties of a kind. None is optional, so that a new kind cannot lack one. */
interface KindEntry {
  /** The folder of its items in a site of the content folder. */
  readonly folder: string;
  /** The route of one item's page (`ui/routes.ts`). */
  readonly item: string;
  /** The route of its list; null when only menus, links and the site map page link to its items. */
  readonly list: string | null;
  /**
   * Filtered: narrowed by category and year, and paged. Grouped: under a heading for each category. Yearly: a page for
   * each fiscal year.
   */
  readonly listStyle: 'filtered' | 'grouped' | 'yearly' | null;
  /** The name of its feed in addresses, which never changes; null without a feed. */
  readonly feed: string | null;
  readonly order: ListOrder;
  /** Whether the breadcrumbs of an item include its category after the list. */
  readonly categoryCrumb: boolean;
  /** What an item must have to be published. */
  readonly requires: readonly ItemPart[];
}

/**
 * Every kind of content that a department publishes (spec §1, §3), with all properties of it. Routes, folders, feeds,
 * lists, links, breadcrumbs, site maps and required parts derive from this table.
 */
// prettier-ignore
export const KINDS = {
  news: {
    folder: 'news', item: 'news', list: 'newsList', listStyle: 'filtered', feed: 'news', order: 'newest',
    categoryCrumb: true, requires: ['category', 'summary', 'body'],
  },
  document: {
    folder: 'documents', item: 'document', list: 'documents', listStyle: 'filtered', feed: 'documents', order: 'newest',
    categoryCrumb: false, requires: ['category', 'summary', 'body'],
  },
  album: {
    folder: 'photos', item: 'album', list: 'albums', listStyle: 'filtered', feed: 'photos', order: 'newest',
    categoryCrumb: true, requires: ['summary', 'pictures'],
  },
  video: {
    folder: 'videos', item: 'video', list: 'videos', listStyle: 'filtered', feed: 'videos', order: 'newest',
    categoryCrumb: true, requires: ['summary'],
  },
  infographic: {
    folder: 'infographics', item: 'infographic', list: 'infographics', listStyle: 'filtered', feed: 'infographics',
    order: 'newest', categoryCrumb: true, requires: ['summary', 'body'],
  },
  magazine: {
    folder: 'magazines', item: 'magazine', list: 'magazines', listStyle: 'filtered', feed: 'magazines', order: 'newest',
    categoryCrumb: true, requires: ['summary'],
  },
  faq: {
    folder: 'faq', item: 'faqAnswer', list: 'faq', listStyle: 'grouped', feed: null, order: 'byCategory',
    categoryCrumb: false, requires: ['body'],
  },
  event: {
    folder: 'events', item: 'event', list: 'events', listStyle: 'filtered', feed: 'events', order: 'soonest',
    categoryCrumb: false, requires: ['summary'],
  },
  professional: {
    folder: 'professionals', item: 'professional', list: 'professionals', listStyle: 'grouped', feed: null,
    order: 'byCategory', categoryCrumb: false, requires: [],
  },
  agency: {
    folder: 'agencies', item: 'agency', list: 'agencies', listStyle: 'grouped', feed: null, order: 'byCategory',
    categoryCrumb: false, requires: [],
  },
  page: {
    folder: 'pages', item: 'page', list: null, listStyle: null, feed: null, order: 'byCategory',
    categoryCrumb: false, requires: ['summary', 'body'],
  },
  oit: {
    folder: 'oit', item: 'oitItem', list: 'oit', listStyle: 'yearly', feed: null, order: 'byCategory',
    categoryCrumb: true, requires: ['category', 'subcategory'],
  },
  policy: {
    folder: 'policies', item: 'policy', list: null, listStyle: null, feed: null, order: 'byCategory',
    categoryCrumb: false, requires: ['summary', 'body'],
  },
} as const satisfies Readonly<Record<string, KindEntry>>;

type Kinds = typeof KINDS;
export type ContentKind = keyof Kinds;
/** The kinds whose entry has this value. */
type KindWith<Entry> = { [Kind in ContentKind]: Kinds[Kind] extends Entry ? Kind : never }[ContentKind];

export type ListedKind = KindWith<{ list: string }>;
export type FilteredKind = KindWith<{ listStyle: 'filtered' }>;
export type GroupedKind = KindWith<{ listStyle: 'grouped' }>;
export type FeedKind = KindWith<{ feed: string }>;
export type ItemRoute<Kind extends ContentKind = ContentKind> = Kinds[Kind]['item'];
export type ListRoute<Kind extends ListedKind = ListedKind> = Kinds[Kind]['list'];

export const CONTENT_KINDS = Object.keys(KINDS) as readonly ContentKind[];
export const FILTERED_KINDS = CONTENT_KINDS.filter((kind) => KINDS[kind].listStyle === 'filtered') as FilteredKind[];
export const FEED_KINDS = CONTENT_KINDS.filter((kind) => KINDS[kind].feed !== null) as FeedKind[];

export function isContentKind(text: string): text is ContentKind {
  return Object.hasOwn(KINDS, text);
}

export function isRequired(kind: ContentKind, part: ItemPart): boolean {
  const { requires }: KindEntry = KINDS[kind];
  return requires.includes(part);
}

export function kindOfFolder(folder: string): ContentKind | undefined {
  return CONTENT_KINDS.find((kind) => KINDS[kind].folder === folder);
}

/** The kind whose list a route shows. */
export function kindOfList(route: string): ContentKind | undefined {
  return CONTENT_KINDS.find((kind) => KINDS[kind].list === route);
}
