import type { ContentDetail } from '#domain/content/content.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { momentOf, type RelativeTime } from '#domain/relativeTime.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { ArchiveDetail, ArchiveItem, ArchiveVersion, SiteArchive } from '#ports/Publishing.ts';
import type { Insertable } from 'kysely';
import type { StoreTables } from '../StoreTables.ts';
import { listKeysText, type WrittenItem } from './compareArchive.ts';

/** An item that is about to be written. */
export interface LoadedItem extends WrittenItem {
  readonly item: ArchiveItem;
}

/** The rows of a site's archive without its items, in a generation. */
export function siteRows(
  { details, domains, layouts, categories, tags }: SiteArchive<unknown>,
  generation: number,
  hash: string,
) {
  const part = { site: details.id, from_generation: generation };
  return {
    site: { ...part, to_generation: null, details: JSON.stringify(details), hash },
    domains: domains.map((domain) => ({ ...part, domain })),
    layouts: LOCALES.map((locale) => ({ ...part, locale, layout: JSON.stringify(layouts[locale]) })),
    categories: categories.map(({ kind, code, parent, label }, position) => ({
      ...part,
      kind,
      code,
      parent: parent ?? null,
      position,
      label_th: label.th,
      label_en: label.en,
    })),
    tags: tags.map(({ code, label }) => ({ ...part, code, label_th: label.th, label_en: label.en })),
  };
}

export function itemRow(site: SiteId, written: LoadedItem, generation: number): Insertable<StoreTables['items']> {
  const { item, entry, firstImportedAt } = written;
  return {
    ...itemKey(site, item, generation),
    tags: JSON.stringify(item.tags),
    related: JSON.stringify(item.related),
    first_published_at: entry.firstPublishedAt ?? null,
    hash: entry.hash,
    first_imported_at: firstImportedAt,
    list_keys: listKeysText(written),
  };
}

export function formerAddressRows(
  site: SiteId,
  { item }: LoadedItem,
  generation: number,
): readonly Insertable<StoreTables['former_addresses']>[] {
  const { kind, slug, formerly = [] } = item;
  return formerly.map((former) => ({
    ...{ site, kind, slug, from_generation: generation },
    former_kind: former.kind,
    former_slug: former.slug,
  }));
}

export function versionRows(
  site: SiteId,
  { item, firstImportedAt, listKeys }: LoadedItem,
  generation: number,
): readonly Insertable<StoreTables['versions']>[] {
  return LOCALES.flatMap((locale) => {
    const version = item.versions[locale];
    if (version === undefined) return [];
    return {
      ...itemKey(site, item, generation),
      locale,
      category: item.category ?? null,
      subcategory: item.subcategory ?? null,
      featured: item.featured ? 1 : 0,
      ...versionColumns(version),
      ...detailColumns(resolveEventTimes(version.detail, firstImportedAt), listKeys?.[locale]),
    };
  });
}

function itemKey(site: SiteId, { kind, slug }: ArchiveItem, generation: number) {
  return { site, kind, slug, from_generation: generation, to_generation: null };
}

function versionColumns(version: ArchiveVersion) {
  return {
    published_at: version.publishedAt,
    updated_at: version.updatedAt ?? null,
    withdrawn_at: version.withdrawnAt ?? null,
    title: version.title,
    summary: version.summary,
    cover: version.cover === undefined ? null : JSON.stringify(version.cover),
    attachments: JSON.stringify(version.attachments),
    body_html: version.bodyHtml,
    attachment_text: version.attachmentText ?? null,
  };
}

function detailColumns(detail: ContentDetail, listKey: string | undefined) {
  const ofEvent = detail.kind === 'event';
  return {
    detail: JSON.stringify(detail),
    list_key: ofEvent ? detail.startsAt : (listKey ?? null),
    ends_at: ofEvent ? detail.endsAt : null,
  };
}

/** A detail whose relative times are replaced by instants, counted from the item's first import. */
function resolveEventTimes(detail: ArchiveDetail, firstImportedAt: Instant): ContentDetail {
  if (detail.kind !== 'event') return detail;
  const fixed = (time: Instant | RelativeTime) => (typeof time === 'string' ? time : momentOf(time, firstImportedAt));
  return { ...detail, startsAt: fixed(detail.startsAt), endsAt: fixed(detail.endsAt) };
}
