import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Published heads of the ledger, as `ComplaintTables` describes them. */
export async function createLedgerHeads(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('ledger_heads')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('day', keyText, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('hash', keyText, (column) => column.notNull())
    .addColumn('public_key', keyText, (column) => column.notNull())
    .addColumn('signature', keyText, (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_heads_of_days', ['site', 'day'])
    .execute();
}
