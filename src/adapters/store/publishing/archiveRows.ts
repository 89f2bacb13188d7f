import { LOCALES } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { ArchiveItem, ArchiveVersion, SiteArchive } from '#ports/Publishing.ts';
import type { Insertable } from 'kysely';
import type { StoreTables } from '../StoreTables.ts';
import { listKeysText } from './compareArchive.ts';
import { NO_EVENT, type RevisionColumns } from './eventRevisions.ts';
import type { LoadedItem } from './loadItem.ts';
import { occurrenceRows } from './occurrenceRows.ts';
import type { ResolvedDetail } from './resolveDetail.ts';

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

export function itemRow(
  site: SiteId,
  written: LoadedItem,
  generation: number,
  revision: RevisionColumns = NO_EVENT,
): Insertable<StoreTables['items']> {
  const { item, entry, firstImportedAt } = written;
  return {
    ...itemKey(site, item, generation),
    tags: JSON.stringify(item.tags),
    related: JSON.stringify(item.related),
    first_published_at: entry.firstPublishedAt ?? null,
    hash: entry.hash,
    first_imported_at: firstImportedAt,
    list_keys: listKeysText(written),
    ...revision,
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
  { item, resolved, listKeys }: LoadedItem,
  generation: number,
): readonly Insertable<StoreTables['versions']>[] {
  return LOCALES.flatMap((locale) => {
    const [version, detail] = [item.versions[locale], resolved[locale]];
    if (version === undefined || detail === undefined) return [];
    return {
      ...itemKey(site, item, generation),
      locale,
      category: item.category ?? null,
      subcategory: item.subcategory ?? null,
      featured: item.featured ? 1 : 0,
      ...versionColumns(version),
      ...detailColumns(detail, listKeys?.[locale]),
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

function detailColumns({ detail, lastEnd }: ResolvedDetail, listKey: string | undefined) {
  return {
    detail: JSON.stringify(detail),
    list_key: detail.kind === 'event' ? detail.startsAt : (listKey ?? null),
    ends_at: lastEnd ?? null,
  };
}

export function eventRows(
  site: SiteId,
  { item, resolved }: LoadedItem,
  generation: number,
): readonly Insertable<StoreTables['event_occurrences']>[] {
  const { kind, slug } = item;
  return LOCALES.flatMap((locale) =>
    occurrenceRows({ site, kind, slug, from_generation: generation, locale }, resolved[locale]?.occurrences ?? []),
  );
}
