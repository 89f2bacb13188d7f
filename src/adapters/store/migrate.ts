import { Migrator, type Migration } from 'kysely/migration';
import type { Kysely } from 'kysely';
import { createTables } from './migrations/createTables.ts';
import type { ColumnTypes } from './StoreEngine.ts';
import type { StoreTables } from './StoreTables.ts';

/** Brings the tables up to date. Two processes may do so at once: one does, the other waits. Throws what went wrong. */
export async function migrate(db: Kysely<StoreTables>, types: ColumnTypes): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations(types)) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error as Error;
}

// In the order of their names; one that was released is never edited.
function migrations(types: ColumnTypes): Record<string, Migration> {
  return {
    '001-create-tables': { up: (db) => createTables(db, types) },
  };
}
