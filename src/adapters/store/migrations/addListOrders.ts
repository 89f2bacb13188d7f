import type { Kysely } from 'kysely';
import type { ContentDetail } from '#domain/content/content.ts';
import type { ColumnTypes } from '../StoreEngine.ts';

/** The columns of this migration, as they are after it. */
type Tables = {
  readonly versions: {
    readonly site: string;
    readonly kind: string;
    readonly slug: string;
    readonly from_generation: number;
    readonly locale: string;
    readonly detail: string;
    readonly list_key: string | null;
    readonly ends_at: string | null;
  };
};

/**
 * Lists that are not newest first, and when items were first imported. What is there already is shown as before: events
 * in their order at once, kinds in the department's order when they are next imported.
 */
export async function addListOrders(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('items').addColumn('first_imported_at', keyText).execute();
  await db.schema.alterTable('items').addColumn('list_keys', 'text').execute();
  await db.schema.alterTable('versions').addColumn('list_key', keyText).execute();
  await db.schema.alterTable('versions').addColumn('ends_at', keyText).execute();
  const tables = db.$extendTables<Tables>();
  await placeEvents(tables);
  await tables
    .updateTable('versions')
    .set({ list_key: '' })
    .where('kind', 'in', ['faq', 'professional', 'agency', 'page', 'oit', 'policy'])
    .execute();

  // Like the list indexes of the first migration: all columns that decide whether a row is shown.
  const order = ['list_key', 'slug', 'published_at', 'withdrawn_at', 'from_generation', 'to_generation', 'ends_at'];
  const createList = (name: string, filter: readonly string[]) =>
    db.schema
      .createIndex(`versions_${name}`)
      .on('versions')
      .columns(['site', 'kind', 'locale', ...filter, ...order]);
  await createList('arranged', []).where('list_key', 'is not', null).execute();
  await createList('arranged_of_category', ['category']).where('list_key', 'is not', null).execute();
  await db.schema
    .createIndex('versions_end')
    .on('versions')
    .columns(['site', 'kind', 'locale', 'ends_at'])
    .where('ends_at', 'is not', null)
    .execute();
}

async function placeEvents(db: Kysely<Tables>): Promise<void> {
  const events = await db
    .selectFrom('versions')
    .select(['site', 'slug', 'from_generation', 'locale', 'detail'])
    .where('kind', '=', 'event')
    .execute();
  for (const { site, slug, from_generation, locale, detail } of events) {
    const { startsAt, endsAt } = JSON.parse(detail) as Extract<ContentDetail, { readonly kind: 'event' }>;
    await db
      .updateTable('versions')
      .set({ list_key: startsAt, ends_at: endsAt })
      .where('site', '=', site)
      .where('kind', '=', 'event')
      .where('slug', '=', slug)
      .where('from_generation', '=', from_generation)
      .where('locale', '=', locale)
      .execute();
  }
}
