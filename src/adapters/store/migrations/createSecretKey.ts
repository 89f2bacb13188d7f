import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** The digest of the secret key, as `StoreTables` describes it. */
export async function createSecretKey(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('secret_key')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('digest', keyText, (column) => column.notNull())
    .execute();
}
