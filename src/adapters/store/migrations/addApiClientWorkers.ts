import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Whose client of the API it is, and at which site they work; null for a program. */
export async function addApiClientWorkers(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('api_clients').addColumn('person', 'text').execute();
  await db.schema.alterTable('api_clients').addColumn('site', keyText).execute();
}
