import type { Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** The second factors of members, as `MemberTables` describes them. */
export async function createSecondFactors(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  const ofMember = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('site', keyText, (column) => column.notNull())
      .addColumn('member', keyText, (column) => column.notNull().references('members.id').onDelete('cascade'));
  await ofMember('authenticators')
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('added_at', keyText, (column) => column.notNull())
    .addColumn('last_step', 'bigint')
    .addColumn('wrong_codes', 'integer', (column) => column.notNull())
    .addColumn('wrong_since', keyText)
    .addPrimaryKeyConstraint('authenticators_key', ['member'])
    .execute();
  await ofMember('passkeys')
    .addColumn('id', keyText, (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('added_at', keyText, (column) => column.notNull())
    .addColumn('last_used_at', keyText)
    .execute();
  await ofMember('recovery_codes')
    .addColumn('digest', keyText, (column) => column.primaryKey())
    .execute();
  await ofMember('second_steps')
    .addColumn('digest', keyText, (column) => column.primaryKey())
    .addColumn('started_at', keyText, (column) => column.notNull())
    .execute();
  for (const table of ['passkeys', 'recovery_codes', 'second_steps'])
    await db.schema.createIndex(`${table}_of_member`).on(table).column('member').execute();
}
