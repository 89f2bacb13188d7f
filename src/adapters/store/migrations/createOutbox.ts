import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Mails on their way, and how jobs have gone, as `StoreTables` describes them. */
export async function createOutbox(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', keyText, (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text')
    .addColumn('content', 'text')
    .addColumn('created_at', keyText, (column) => column.notNull())
    .addColumn('state', keyText, (column) => column.notNull())
    .addColumn('due_at', keyText)
    .addColumn('leased_until', keyText)
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('ended_at', keyText)
    .addColumn('error', 'text')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();

  await db.schema
    .createTable('jobs')
    .addColumn('name', keyText, (column) => column.primaryKey())
    .addColumn('due_at', keyText)
    .addColumn('lease', 'text')
    .addColumn('leased_until', keyText)
    .addColumn('succeeded_at', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failed_at', 'text')
    .addColumn('error', 'text')
    .execute();
}
