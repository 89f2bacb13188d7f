import { groupedOrder } from '#domain/content/groupedOrder.ts';
import { KINDS } from '#domain/content/kinds.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { ArchiveDetail, ArchiveItem, SiteArchive } from '#ports/Publishing.ts';

/** The keys by which lists sort the versions of an item, by language. */
export type ListKeys = Readonly<Partial<Record<Locale, string>>>;

/** Every key has this many digits, so that texts are sorted like numbers. */
const DIGITS = 7;

/** The keys of items in lists that the department orders. Items in lists that are sorted by time have none. */
export function listKeys({ items, categories }: SiteArchive): ReadonlyMap<ArchiveItem, ListKeys> {
  const keys = new Map<ArchiveItem, Partial<Record<Locale, string>>>();
  const groups = new Map(categories.map(({ kind, code }, place) => [`${kind}/${code}`, place]));
  const orderedItems = items.filter(({ kind }) => KINDS[kind].order === 'byCategory');
  for (const [kind, ofKind] of Map.groupBy(orderedItems, (item) => item.kind)) {
    for (const locale of LOCALES) {
      const order = groupedOrder(locale);
      const entries = ofKind.flatMap((item) => {
        const version = item.versions[locale];
        if (version === undefined) return [];
        const code = item.subcategory ?? item.category ?? '';
        const group = groups.get(`${kind}/${code}`);
        return { item, group, place: placeOf(version.detail), title: version.title };
      });
      for (const [place, { item }] of entries.sort(order).entries())
        keys.set(item, { ...keys.get(item), [locale]: String(place).padStart(DIGITS, '0') });
    }
  }
  return keys;
}

/** The position of an item in its group, from its detail. */
function placeOf(detail: ArchiveDetail): number | undefined {
  switch (detail.kind) {
    case 'faq':
      return detail.position;
    case 'professional':
    case 'agency':
      return detail.order;
    case 'oit':
      return Number(detail.code.slice(1));
    default:
      return undefined;
  }
}
