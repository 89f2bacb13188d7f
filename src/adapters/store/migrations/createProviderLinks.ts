import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Social login: which accounts at providers are linked, and when a session had a fresh proof of who the member is. */
export async function createProviderLinks(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('provider_links')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('member', keyText, (column) => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('provider', keyText, (column) => column.notNull())
    .addColumn('subject', keyText, (column) => column.notNull())
    .addColumn('linked_at', keyText, (column) => column.notNull())
    .addPrimaryKeyConstraint('provider_links_key', ['site', 'provider', 'subject'])
    .addUniqueConstraint('provider_links_of_member', ['member', 'provider'])
    .execute();
  await db.schema.alterTable('member_sessions').addColumn('proved_at', keyText).execute();
}
