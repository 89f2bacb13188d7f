import type { CalendarDate } from '#domain/instant.ts';
import type { ArchiveItem } from '#ports/Publishing.ts';
import { buildItem } from './build/buildItem.ts';
import { findNotes } from './findNotes.ts';
import { MediaPlan } from './media/MediaPlan.ts';
import type { ContentError } from './read/ContentError.ts';
import type { PublicPaths } from './read/PublicPaths.ts';
import { readItemFolder } from './read/readItemFolder.ts';
import { readSites, type SitesResult } from './readSites.ts';

/** A valid content folder, or all of its errors. */
export type ContentFolderResult =
  | (Extract<SitesResult<ArchiveItem>, { readonly ok: true }> & {
      /** What is no error, but should be known to its author. */
      readonly notes: readonly ContentError[];
    })
  | Extract<SitesResult<ArchiveItem>, { readonly ok: false }>;

/**
 * Reads and validates everything that a department publishes from a folder of Markdown, YAML, pictures and files
 * (docs/content.md). Nothing is written, and no picture rendered: `prepareMedia` does that with the `media` of the
 * result, before the archives may be published.
 *
 * @param today figures of later days are errors
 */
export async function readContentFolder(
  folder: string,
  paths: PublicPaths,
  today: CalendarDate,
): Promise<ContentFolderResult> {
  let notes: readonly ContentError[] = [];
  const reader = { read: readItemFolder, build: buildItem };
  const plan = new MediaPlan(folder);
  const result = await readSites(folder, reader, plan, paths, today, (sites) => {
    notes = findNotes(sites, paths, today, plan.filesWithoutText);
  });
  return result.ok ? { ...result, notes } : result;
}
