import { sql, type Kysely } from 'kysely';
import type { EngineSchema } from '../StoreEngine.ts';

/**
 * The index of the search: documents, the words that are in any of them, and the full-text index of the engine. It is
 * empty until it is made (`StoreSearchIndex`).
 */
export async function createSearch(db: Kysely<unknown>, schema: EngineSchema): Promise<void> {
  const { keyText } = schema;
  await db.schema
    .createTable('search_documents')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('site', keyText, (column) => column.notNull())
    .addColumn('kind', keyText, (column) => column.notNull())
    .addColumn('slug', keyText, (column) => column.notNull())
    .addColumn('locale', keyText, (column) => column.notNull())
    .addColumn('from_generation', 'integer', (column) => column.notNull())
    .addColumn('to_generation', 'integer')
    .addColumn('category', keyText)
    .addColumn('subcategory', keyText)
    .addColumn('published_at', keyText, (column) => column.notNull())
    .addColumn('withdrawn_at', keyText)
    .addColumn('first_day', keyText)
    .addColumn('last_day', keyText)
    .addColumn('hits', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('search_documents_key')
    .unique()
    .on('search_documents')
    .columns(['site', 'kind', 'slug', 'locale', 'from_generation'])
    .execute();
  // For searches without a text: by age, which is that of their ids, and by hits.
  await db.schema
    .createIndex('search_documents_age')
    .on('search_documents')
    .columns(['site', 'locale', 'id'])
    .execute();
  await db.schema
    .createIndex('search_documents_hits')
    .on('search_documents')
    .columns(['site', 'locale', 'hits', 'id'])
    .execute();
  for (const end of ['from_generation', 'to_generation'])
    await db.schema.createIndex(`search_documents_${end}`).on('search_documents').column(end).execute();

  await db.schema
    .createTable('search_names')
    .addColumn('document', 'bigint', (column) =>
      column.primaryKey().references('search_documents.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_words', 'text', (column) => column.notNull())
    .addColumn('name_words', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('search_tags')
    .addColumn('tag', keyText, (column) => column.notNull())
    .addColumn('document', 'bigint', (column) => column.notNull().references('search_documents.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('search_tags_key', ['tag', 'document'])
    .execute();
  await db.schema.createIndex('search_tags_document').on('search_tags').column('document').execute();

  await db.schema
    .createTable('search_words')
    .addColumn('word', keyText, (column) => column.primaryKey())
    .execute();
  await db.schema
    .createTable('search_grams')
    .addColumn('gram', keyText, (column) => column.notNull())
    .addColumn('word', keyText, (column) => column.notNull())
    .addPrimaryKeyConstraint('search_grams_key', ['gram', 'word'])
    .execute();

  await db.schema
    .createTable('search_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('words_version', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into search_state (id, words_version) values (1, '')`.execute(db);
  await schema.createSearchIndex(db);
}
