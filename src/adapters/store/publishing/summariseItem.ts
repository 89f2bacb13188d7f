import { KINDS } from '#domain/content/kinds.ts';
import { firstPublishedAt } from '#domain/content/retiredSlug.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { ArchiveDetail, ArchiveItem, ItemSummary, ListPlace } from '#ports/Publishing.ts';
import { contentHash } from './contentHash.ts';

/** Throws a RangeError when a text of the item cannot be stored. */
export function summariseItem(item: ArchiveItem): ItemSummary {
  const { kind, slug, category, subcategory, versions } = item;
  const first = firstPublishedAt(Object.values(versions));
  return {
    kind,
    slug,
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    hash: contentHash(item),
    ...(first !== undefined && { firstPublishedAt: first }),
    places: KINDS[kind].order === 'byCategory' ? placesOf(versions) : {},
  };
}

function placesOf(versions: ArchiveItem['versions']): ItemSummary['places'] {
  const places: Partial<Record<Locale, ListPlace>> = {};
  for (const locale of LOCALES) {
    const version = versions[locale];
    if (version === undefined) continue;
    const place = placeOf(version.detail);
    places[locale] = { title: version.title, ...(place !== undefined && { place }) };
  }
  return places;
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
