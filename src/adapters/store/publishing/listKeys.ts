import { groupedOrder } from '#domain/content/groupedOrder.ts';
import { KINDS } from '#domain/content/kinds.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { ArchiveCategory, ItemSummary } from '#ports/Publishing.ts';

/** The keys by which lists sort the versions of an item, by language. */
export type ListKeys = Readonly<Partial<Record<Locale, string>>>;

/** Every key has this many digits, so that texts are sorted like numbers. */
const DIGITS = 7;

/** The keys of items in lists that the department orders. Items in lists that are sorted by time have none. */
export function listKeys(
  items: readonly ItemSummary[],
  categories: readonly ArchiveCategory[],
): ReadonlyMap<ItemSummary, ListKeys> {
  const keys = new Map<ItemSummary, Partial<Record<Locale, string>>>();
  const groups = new Map(categories.map(({ kind, code }, place) => [`${kind}/${code}`, place]));
  const orderedItems = items.filter(({ kind }) => KINDS[kind].order === 'byCategory');
  for (const [kind, ofKind] of Map.groupBy(orderedItems, (item) => item.kind)) {
    for (const locale of LOCALES) {
      const order = groupedOrder(locale);
      const entries = ofKind.flatMap((item) => {
        const place = item.places[locale];
        if (place === undefined) return [];
        const code = item.subcategory ?? item.category ?? '';
        const group = groups.get(`${kind}/${code}`);
        return { item, group, place: place.place, title: place.title };
      });
      for (const [place, { item }] of entries.sort(order).entries())
        keys.set(item, { ...keys.get(item), [locale]: String(place).padStart(DIGITS, '0') });
    }
  }
  return keys;
}
