import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Newsletter choices, and the record of erasures, as `MemberTables` describes them. */
export async function createNewsletter(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('newsletter_subscriptions')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('address', keyText, (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', keyText)
    .addColumn('changed_at', keyText, (column) => column.notNull())
    .addPrimaryKeyConstraint('newsletter_subscriptions_key', ['site', 'address'])
    .execute();
  await db.schema
    .createTable('newsletter_types')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('address', keyText, (column) => column.notNull())
    .addColumn('type', keyText, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('newsletter_types_key', ['site', 'address', 'type'])
    .addForeignKeyConstraint(
      'newsletter_types_of_subscription',
      ['site', 'address'],
      'newsletter_subscriptions',
      ['site', 'address'],
      (key) => key.onDelete('cascade').onUpdate('cascade'),
    )
    .execute();
  await db.schema
    .createTable('erasures')
    .addColumn('digest', keyText, (column) => column.primaryKey())
    .addColumn('erased_at', keyText, (column) => column.notNull())
    .execute();
}
