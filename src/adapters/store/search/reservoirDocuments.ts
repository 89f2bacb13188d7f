import { sql } from 'kysely';
import { LOCALES } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reservoir } from '#domain/water/water.ts';
import type { Tx } from '../Database.ts';
import { addDocuments, type NewDocument } from './addDocuments.ts';
import { textOfReservoir } from './documentText.ts';
import type { SearchEngine } from './SearchEngine.ts';

/** Below the limit of both engines for values in one statement. */
const DOCUMENTS_AT_ONCE = 200;

/** Replaces the documents of a site's reservoirs by those of its register. */
export async function replaceReservoirDocuments(
  tx: Tx,
  search: SearchEngine,
  site: SiteId,
  register: readonly Reservoir[],
): Promise<void> {
  await tx.deleteFrom('search_documents').where('site', '=', site).where('kind', '=', 'reservoir').execute();
  const documents = register.flatMap((reservoir) => LOCALES.map((locale) => documentOf(site, reservoir, locale)));
  for (let start = 0; start < documents.length; start += DOCUMENTS_AT_ONCE)
    await addDocuments(tx, search, documents.slice(start, start + DOCUMENTS_AT_ONCE));
}

function documentOf(site: SiteId, reservoir: Reservoir, locale: (typeof LOCALES)[number]): NewDocument {
  return {
    row: {
      ...{ site, kind: 'reservoir', slug: reservoir.id, locale, from_generation: 0, to_generation: null },
      ...{ category: null, subcategory: null, published_at: '', withdrawn_at: null, first_day: null, last_day: null },
    },
    hits: sql<number>`0`,
    text: textOfReservoir(reservoir, locale),
    tags: [],
  };
}
