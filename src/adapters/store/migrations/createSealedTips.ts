import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Sealed tips, and the sealed answers to them, as `StoreTables` describes them. */
export async function createSealedTips(db: Kysely<unknown>, { keyText, bytes }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('sealed_tips')
    .addColumn('reference', keyText, (column) => column.primaryKey())
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('reply_key', keyText, (column) => column.notNull().unique())
    .addColumn('file', keyText, (column) => column.notNull().unique())
    .addColumn('day', keyText, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sealed_tips_of_site').on('sealed_tips').columns(['site', 'day']).execute();

  await db.schema
    .createTable('sealed_replies')
    .addColumn('tip', keyText, (column) => column.notNull().references('sealed_tips.reference'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('day', keyText, (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('sealed_replies_key', ['tip', 'number'])
    .execute();
}
