import { firstPublishedAt } from '#domain/content/retiredSlug.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { ArchiveItem, ArchiveVersion, SiteArchive } from '#ports/Publishing.ts';
import type { Insertable } from 'kysely';
import type { StoreTables } from '../StoreTables.ts';

/** The rows of one site's archive but its items, as part of a generation. */
export function siteRows(
  { details, domains, layouts, categories, tags }: SiteArchive,
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
  item: ArchiveItem,
  generation: number,
  hash: string,
): Insertable<StoreTables['items']> {
  return {
    ...itemKey(site, item, generation),
    tags: JSON.stringify(item.tags),
    related: JSON.stringify(item.related),
    first_published_at: firstPublishedAt(Object.values(item.versions)) ?? null,
    hash,
  };
}

export function versionRows(
  site: SiteId,
  item: ArchiveItem,
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
    detail: JSON.stringify(version.detail),
    body_html: version.bodyHtml,
  };
}
