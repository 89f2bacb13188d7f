import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Messages, their files, and the uses of the inbox, as `StoreTables` describes them. */
export async function createInbox(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('inbox_messages')
    .addColumn('reference', keyText, (column) => column.primaryKey())
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('submission', keyText, (column) => column.notNull().unique())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('received_at', keyText, (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .addColumn('done_by', 'text')
    .execute();
  await db.schema.createIndex('inbox_messages_of_site').on('inbox_messages').columns(['site', 'received_at']).execute();

  await db.schema
    .createTable('attachments')
    .addColumn('id', keyText, (column) => column.primaryKey())
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('saved_at', keyText, (column) => column.notNull())
    .addColumn('message', keyText, (column) => column.references('inbox_messages.reference'))
    .addColumn('position', 'integer')
    .execute();
  await db.schema.createIndex('attachments_of_message').on('attachments').columns(['message', 'saved_at']).execute();

  await db.schema
    .createTable('inbox_uses')
    .addColumn('id', keyText, (column) => column.primaryKey())
    .addColumn('at', keyText, (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('inbox_uses_by_time').on('inbox_uses').column('at').execute();
}
