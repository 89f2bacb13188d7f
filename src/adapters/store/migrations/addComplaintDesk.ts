import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** How a complaint arrived, and the office to which it is assigned. */
export async function addComplaintDesk(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('complaints')
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('web'))
    .execute();
  await db.schema.alterTable('complaints').addColumn('office', keyText).execute();
}
