import type { CreateTableBuilder, Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Accounts and what belongs to them, as `MemberTables` describes them. */
export async function createMembers(db: Kysely<unknown>, { keyText, bytes }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('members')
    .addColumn('id', keyText, (column) => column.primaryKey())
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('address', keyText, (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('birthday', 'text')
    .addColumn('gender', 'text')
    .addColumn('user_name', keyText)
    .addColumn('password_hash', 'text')
    .addColumn('registered_at', keyText, (column) => column.notNull())
    .addColumn('verified_at', keyText)
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('terms_version', 'text', (column) => column.notNull())
    .addColumn('terms_at', 'text', (column) => column.notNull())
    .addColumn('terms_locale', 'text', (column) => column.notNull())
    .addUniqueConstraint('members_address', ['site', 'address'])
    .addUniqueConstraint('members_user_name', ['site', 'user_name'])
    .execute();

  const ofMember = (name: string) => {
    const table = db.schema.createTable(name).addColumn('site', keyText, (column) => column.notNull());
    return memberColumn(table, keyText);
  };
  await ofMember('member_pictures')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('member_pictures_key', ['member'])
    .execute();
  await ofMember('member_sessions')
    .addColumn('digest', keyText, (column) => column.primaryKey())
    .addColumn('started_at', keyText, (column) => column.notNull())
    .addColumn('last_used_at', keyText, (column) => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('network', 'text')
    .execute();
  await ofMember('known_browsers')
    .addColumn('digest', keyText, (column) => column.primaryKey())
    .addColumn('last_used_at', keyText, (column) => column.notNull())
    .execute();
  // Without a reference: PostgreSQL would read and lock the account for each row, and for an unknown address there is none,
  // so that the time of an answer would say which addresses have accounts. `deleteMemberRecords` deletes these rows.
  const record = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('site', keyText, (column) => column.notNull())
      .addColumn('member', keyText);
  await record('account_links')
    .addColumn('digest', keyText, (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('issued_at', keyText, (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('voided_at', 'text')
    .execute();
  await record('security_events')
    .addColumn('id', keyText, (column) => column.primaryKey())
    .addColumn('at', keyText, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('network', 'text')
    .addColumn('operator', 'text')
    .execute();
  // Both engines find the rows of a member by these, also when the member is deleted.
  for (const table of ['member_sessions', 'known_browsers', 'account_links', 'security_events'])
    await db.schema.createIndex(`${table}_of_member`).on(table).column('member').execute();

  await db.schema
    .createTable('registration_submissions')
    .addColumn('submission', keyText, (column) => column.primaryKey())
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('submitted_at', keyText, (column) => column.notNull())
    .execute();
}

function memberColumn<Name extends string, Columns extends string>(
  table: CreateTableBuilder<Name, Columns>,
  keyText: ColumnTypes['keyText'],
) {
  return table.addColumn('member', keyText, (column) => column.references('members.id').onDelete('cascade'));
}
