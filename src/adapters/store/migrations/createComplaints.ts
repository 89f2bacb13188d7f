import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Complaints, what happened to them, their files and the ledger, as `ComplaintTables` describes them. */
export async function createComplaints(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('complaints')
    .addColumn('id', keyText, (column) => column.primaryKey())
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('code', keyText, (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('submission', keyText, (column) => column.notNull().unique())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('commitment_key', 'text', (column) => column.notNull())
    .addColumn('filed_at', keyText, (column) => column.notNull())
    .addColumn('expected_at', keyText, (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('address', keyText)
    .addColumn('member', keyText)
    .addColumn('state', keyText, (column) => column.notNull())
    .addColumn('finished_at', keyText)
    .addColumn('was_reopened', 'integer', (column) => column.notNull())
    .addColumn('is_rated', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('complaints_of_site').on('complaints').columns(['site', 'filed_at']).execute();
  await db.schema.createIndex('complaints_of_address').on('complaints').columns(['address', 'site']).execute();
  await db.schema.createIndex('complaints_of_member').on('complaints').columns(['member', 'site']).execute();

  await db.schema
    .createTable('complaint_entries')
    .addColumn('id', keyText, (column) => column.primaryKey())
    .addColumn('complaint', keyText, (column) => column.notNull().references('complaints.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('at', keyText, (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('operator', 'text')
    .addColumn('text', 'text')
    .addColumn('rating', 'text')
    .addColumn('submission', keyText, (column) => column.unique())
    .addColumn('digest', 'text')
    .addUniqueConstraint('complaint_entries_in_order', ['complaint', 'number'])
    .execute();

  await db.schema
    .createTable('complaint_ledger')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', keyText, (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('complaint', keyText, (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('previous', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('complaint_ledger_in_order', ['site', 'number'])
    .execute();
  await db.schema.createIndex('ledger_of_complaint').on('complaint_ledger').column('complaint').execute();

  await db.schema
    .alterTable('attachments')
    .addColumn('entry', keyText, (column) => column.references('complaint_entries.id'))
    .execute();
  await db.schema.createIndex('attachments_of_entry').on('attachments').column('entry').execute();
}
