import { sql, type Kysely } from 'kysely';
import type { EngineSchema } from '../StoreEngine.ts';

/**
 * Marks one document in sixteen as part of the sample in which common words are counted. The index that stands has no
 * sample, so it is made anew by the job `search`: `wordsVersion` gives another one.
 */
export async function addSearchSamples(db: Kysely<unknown>, schema: EngineSchema): Promise<void> {
  await db.schema
    .alterTable('search_documents')
    .addColumn('sampled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index search_documents_sampled on search_documents (site, locale) where sampled = 1`.execute(db);
  await schema.addSearchSamples(db);
}
