import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { ArchiveItem } from '#ports/Publishing.ts';
import type { WrittenItem } from './compareArchive.ts';
import { resolveDetail, type ResolvedDetail } from './resolveDetail.ts';

/** An item that is about to be written. */
export interface LoadedItem extends WrittenItem {
  readonly item: ArchiveItem;
  /** The details of its versions. */
  readonly resolved: Readonly<Partial<Record<Locale, ResolvedDetail>>>;
}

/** @param horizon see `calendarHorizon` */
export async function loadItem(written: WrittenItem, horizon: Instant): Promise<LoadedItem> {
  const item = await written.entry.load();
  const resolved: Partial<Record<Locale, ResolvedDetail>> = {};
  for (const locale of LOCALES) {
    const version = item.versions[locale];
    if (version !== undefined) resolved[locale] = await resolveDetail(version.detail, written.firstImportedAt, horizon);
  }
  return { ...written, item, resolved };
}
