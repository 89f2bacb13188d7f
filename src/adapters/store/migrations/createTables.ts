import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from '../StoreEngine.ts';

/** Sites, content, hits and API clients, as `StoreTables` describes them. */
export async function createTables(db: Kysely<unknown>, { keyText }: ColumnTypes): Promise<void> {
  await createPublication(db);
  await createSites(db, keyText);
  await createContent(db, keyText);
  await createApiClients(db, keyText);
}

type KeyText = ColumnTypes['keyText'];

async function createPublication(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publication')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('live', 'integer', (column) => column.notNull())
    .addColumn('publisher', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into publication (id, live, publisher) values (1, 0, '')`.execute(db);
}

async function createSites(db: Kysely<unknown>, keyText: KeyText): Promise<void> {
  await db.schema
    .createTable('sites')
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('from_generation', 'integer', (column) => column.notNull())
    .addColumn('to_generation', 'integer')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sites_key', ['site', 'from_generation'])
    .execute();
  const createPart = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('site', keyText, (column) => column.notNull())
      .addColumn('from_generation', 'integer', (column) => column.notNull())
      .addForeignKeyConstraint(
        `${table}_site`,
        ['site', 'from_generation'],
        'sites',
        ['site', 'from_generation'],
        (constraint) => constraint.onDelete('cascade'),
      );
  await createPart('site_domains')
    .addColumn('domain', keyText, (column) => column.notNull())
    .addPrimaryKeyConstraint('site_domains_key', ['domain', 'site', 'from_generation'])
    .execute();
  await createPart('site_layouts')
    .addColumn('locale', keyText, (column) => column.notNull())
    .addColumn('layout', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_layouts_key', ['site', 'from_generation', 'locale'])
    .execute();
  await createPart('categories')
    .addColumn('kind', keyText, (column) => column.notNull())
    .addColumn('code', keyText, (column) => column.notNull())
    .addColumn('parent', keyText)
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('label_th', 'text', (column) => column.notNull())
    .addColumn('label_en', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('categories_key', ['site', 'from_generation', 'kind', 'code'])
    .execute();
  await createPart('tags')
    .addColumn('code', keyText, (column) => column.notNull())
    .addColumn('label_th', 'text', (column) => column.notNull())
    .addColumn('label_en', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tags_key', ['site', 'from_generation', 'code'])
    .execute();
}

async function createContent(db: Kysely<unknown>, keyText: KeyText): Promise<void> {
  const createKeyed = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('site', keyText, (column) => column.notNull())
      .addColumn('kind', keyText, (column) => column.notNull())
      .addColumn('slug', keyText, (column) => column.notNull());
  const createGenerational = (table: string) =>
    createKeyed(table)
      .addColumn('from_generation', 'integer', (column) => column.notNull())
      .addColumn('to_generation', 'integer');
  const itemKey = ['site', 'kind', 'slug', 'from_generation'] as const;

  await createGenerational('items')
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('related', 'text', (column) => column.notNull())
    .addColumn('first_published_at', keyText)
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('items_key', [...itemKey])
    .execute();
  await createGenerational('versions')
    .addColumn('locale', keyText, (column) => column.notNull())
    .addColumn('category', keyText)
    .addColumn('subcategory', keyText)
    .addColumn('featured', 'integer', (column) => column.notNull())
    .addColumn('published_at', keyText, (column) => column.notNull())
    .addColumn('updated_at', keyText)
    .addColumn('withdrawn_at', keyText)
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('cover', 'text')
    .addColumn('attachments', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('body_html', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('versions_key', [...itemKey, 'locale'])
    .addForeignKeyConstraint('versions_item', [...itemKey], 'items', [...itemKey], (constraint) =>
      constraint.onDelete('cascade'),
    )
    .execute();
  await createGenerational('retired_slugs')
    .addColumn('first_published_at', keyText, (column) => column.notNull())
    .addPrimaryKeyConstraint('retired_slugs_key', [...itemKey])
    .execute();
  await createKeyed('hits')
    .addColumn('hits', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('hits_key', ['site', 'kind', 'slug'])
    .execute();

  // Each list in its order, with all columns that decide whether a row is shown: others are skipped in the index.
  const visibilityColumns = ['published_at', 'slug', 'withdrawn_at', 'from_generation', 'to_generation'];
  const createList = (name: string, filter: readonly string[]) =>
    db.schema
      .createIndex(`versions_${name}`)
      .on('versions')
      .columns(['site', 'kind', 'locale', ...filter, ...visibilityColumns]);
  await createList('list', []).execute();
  await createList('of_category', ['category']).execute();
  await createList('of_subcategory', ['subcategory']).where('subcategory', 'is not', null).execute();
  await createList('featured', []).where('featured', '=', 1).execute();
  await db.schema
    .createIndex('versions_withdrawal')
    .on('versions')
    .columns(['site', 'kind', 'locale', 'withdrawn_at'])
    .where('withdrawn_at', 'is not', null)
    .execute();

  // For the rows that an import replaces, and those that an interrupted one has left.
  for (const table of ['items', 'versions', 'retired_slugs']) {
    await db.schema.createIndex(`${table}_from`).on(table).column('from_generation').execute();
    await db.schema
      .createIndex(`${table}_to`)
      .on(table)
      .column('to_generation')
      .where('to_generation', 'is not', null)
      .execute();
  }
}

async function createApiClients(db: Kysely<unknown>, keyText: KeyText): Promise<void> {
  await db.schema
    .createTable('api_clients')
    .addColumn('client_id', keyText, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', keyText, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('api_tokens')
    .addColumn('token_hash', keyText, (column) => column.primaryKey())
    .addColumn('client_id', keyText, (column) =>
      column.notNull().references('api_clients.client_id').onDelete('cascade'),
    )
    .addColumn('expires_at', keyText, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('api_tokens_expiry').on('api_tokens').column('expires_at').execute();
}
