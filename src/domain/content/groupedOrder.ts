import type { Locale } from '../locale/locale.ts';

/** What a list in the department's order is sorted by. */
export interface Grouped {
  /** The place of its category, or of its subcategory, among those of the kind; items without one come last. */
  readonly group: number | undefined;
  /** Its place in that group; items without one come after those that have one. */
  readonly place: number | undefined;
  readonly title: string;
}

/** Compares by group, then by place, then by title as the language sorts (numbers in it by value). */
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
