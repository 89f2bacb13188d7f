import type { Locale } from '../locale/locale.ts';
import type { ContentKind } from './kind.ts';

/**
 * How a list of a kind is ordered: by publication, the newest first; by start, the soonest first; or as the department
 * arranges it.
 */
export type ListOrder = 'newest' | 'soonest' | 'arranged';

const LIST_ORDERS: Readonly<Record<ContentKind, ListOrder>> = {
  news: 'newest',
  document: 'newest',
  album: 'newest',
  video: 'newest',
  infographic: 'newest',
  magazine: 'newest',
  faq: 'arranged',
  event: 'soonest',
  professional: 'arranged',
  agency: 'arranged',
  page: 'arranged',
  oit: 'arranged',
  policy: 'arranged',
};

export function listOrder(kind: ContentKind): ListOrder {
  return LIST_ORDERS[kind];
}

/** What an arranged list is ordered by. */
export interface Grouped {
  /** The place of its category, or of its subcategory, among those of the kind; items without one stand last. */
  readonly group: number | undefined;
  /** Its place in that group; items without one stand behind those that have one. */
  readonly place: number | undefined;
  readonly title: string;
}

/** Compares as an arranged list of the language stands: by group, then place, then title (numbers in it by value). */
export function groupedOrder(locale: Locale): (one: Grouped, other: Grouped) => number {
  const titles = new Intl.Collator(locale, { numeric: true });
  return (one, other) =>
    orLast(one.group) - orLast(other.group) ||
    orLast(one.place) - orLast(other.place) ||
    titles.compare(one.title, other.title);
}

function orLast(place: number | undefined): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}
