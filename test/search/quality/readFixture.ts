import { join } from 'node:path';
import type { Reservoir } from '#domain/water/water.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import { aSiteArchive } from '#test/support/builders.ts';
import { readLines } from './readLines.ts';

export const FIXTURE_FOLDER = join(import.meta.dirname, 'fixture');

/** JSON Lines, in the forms that the store imports. */
export const FIXTURE_FILES = {
  items: join(FIXTURE_FOLDER, 'items.jsonl'),
  categories: join(FIXTURE_FOLDER, 'categories.jsonl'),
  tags: join(FIXTURE_FOLDER, 'tags.jsonl'),
  reservoirs: join(FIXTURE_FOLDER, 'reservoirs.jsonl'),
} as const;

/**
 * What the queries of the quality set search: the texts of the sample department, without pictures and files, and the
 * 35 large reservoirs. All of it is public from 21 November 2026 on. The site has the id of the builders' site.
 */
export interface SearchFixture {
  readonly archive: SiteArchive;
  /** The register for `WaterImport.record`. */
  readonly reservoirs: readonly Reservoir[];
}

export function readFixture(): SearchFixture {
  return {
    archive: aSiteArchive({
      categories: readLines(FIXTURE_FILES.categories) as SiteArchive['categories'],
      tags: readLines(FIXTURE_FILES.tags) as SiteArchive['tags'],
      items: readLines(FIXTURE_FILES.items) as SiteArchive['items'],
    }),
    reservoirs: readLines(FIXTURE_FILES.reservoirs) as readonly Reservoir[],
  };
}
