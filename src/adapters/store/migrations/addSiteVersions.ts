import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Versions of what is published, and indexes to find when a site next changes by itself, whatever its kinds. */
export async function addSiteVersions(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('publication')
    .addColumn('version', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('water_versions')
    .addColumn('site', keyText, (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .execute();

  for (const index of ['versions_withdrawal', 'versions_end']) await db.schema.dropIndex(index).execute();
  const createNext = (column: string) =>
    db.schema.createIndex(`versions_next_${column}`).on('versions').columns(['site', column]);
  await createNext('published_at').execute();
  await createNext('withdrawn_at').where('withdrawn_at', 'is not', null).execute();
  await createNext('ends_at').where('ends_at', 'is not', null).execute();
}
