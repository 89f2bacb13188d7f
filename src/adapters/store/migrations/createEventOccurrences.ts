import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** The times at which events take place, and their revisions. Events that are there already take place once. */
export async function createEventOccurrences(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  const versionKey = ['site', 'kind', 'slug', 'from_generation', 'locale'] as const;
  await db.schema
    .createTable('event_occurrences')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('kind', keyText, (column) => column.notNull())
    .addColumn('slug', keyText, (column) => column.notNull())
    .addColumn('from_generation', 'integer', (column) => column.notNull())
    .addColumn('locale', keyText, (column) => column.notNull())
    .addColumn('starts_at', keyText, (column) => column.notNull())
    .addColumn('ends_at', keyText, (column) => column.notNull())
    .addColumn('previous_ends_at', keyText)
    .addPrimaryKeyConstraint('event_occurrences_key', [...versionKey, 'starts_at'])
    .addForeignKeyConstraint('event_occurrences_version', [...versionKey], 'versions', [...versionKey], (constraint) =>
      constraint.onDelete('cascade'),
    )
    .execute();
  // The list of coming events, in its order. With more columns, SQLite would read it as a whole to find a few events.
  await db.schema
    .createIndex('event_occurrences_list')
    .on('event_occurrences')
    .columns(['site', 'locale', 'starts_at', 'slug'])
    .execute();
  // What takes place in a period, and what ends next.
  await db.schema
    .createIndex('event_occurrences_end')
    .on('event_occurrences')
    .columns(['site', 'ends_at', 'starts_at'])
    .execute();
  await sql`
    insert into event_occurrences (site, kind, slug, from_generation, locale, starts_at, ends_at)
    select site, kind, slug, from_generation, locale, list_key, ends_at from versions
    where ends_at is not null and list_key is not null
  `.execute(db);

  await db.schema
    .createTable('event_revisions')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('slug', keyText, (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_revisions_key', ['site', 'slug'])
    .execute();
  await db.schema.alterTable('items').addColumn('revision', 'integer').execute();
  await db.schema.alterTable('items').addColumn('revised_at', keyText).execute();
  await db.schema.alterTable('items').addColumn('calendar_hash', 'text').execute();
  await sql`update items set revision = 0 where kind = 'event'`.execute(db);
}
