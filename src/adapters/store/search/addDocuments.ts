import type { Insertable, RawBuilder } from 'kysely';
import type { Tx } from '../Database.ts';
import type { SearchDocumentTable, StoreTables } from '../StoreTables.ts';
import { gramsOf } from './gramsOf.ts';
import type { DocumentText } from './documentText.ts';
import type { DocumentWords, SearchEngine } from './SearchEngine.ts';
import { foldText } from './words/foldText.ts';
import { indexWords } from './words/indexWords.ts';

/** A document that the index gets. */
export interface NewDocument {
  readonly row: Omit<Insertable<SearchDocumentTable>, 'id' | 'hits' | 'title' | 'title_words' | 'name_words'>;
  /** Page views until now. */
  readonly hits: RawBuilder<number>;
  readonly text: DocumentText;
  /** Codes. */
  readonly tags: readonly string[];
}

/** Rows per statement: engines limit its number of values. */
const INSERT_SIZE = 500;

/** Adds documents of one site to the index, at most 500, whose words become known. */
export async function addDocuments(tx: Tx, search: SearchEngine, documents: readonly NewDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const prepared = documents.map((document) => {
    const { title, names, texts } = document.text;
    const words = { title: indexWords(title), names: names.flatMap(indexWords), texts: texts.flatMap(indexWords) };
    const row = {
      ...document.row,
      hits: document.hits,
      title: foldText(title),
      title_words: words.title.join(' '),
      name_words: words.names.join(' '),
    };
    return { ...document, words, row };
  });
  const saved = await tx
    .insertInto('search_documents')
    .values(prepared.map(({ row }) => row))
    .returning(['id', 'kind', 'slug', 'locale'])
    .execute();
  const ids = new Map(saved.map((row) => [keyOf(row), row.id]));
  const indexed = prepared.map(({ row, words, tags }) => ({ id: ids.get(keyOf(row)) as number, words, tags }));
  const tagRows = indexed.flatMap(({ id, tags }) => [...new Set(tags)].map((tag) => ({ tag, document: id })));
  await insertAll(tx, 'search_tags', tagRows);
  const documentWords = indexed.map(({ id, words }): DocumentWords => ({
    id,
    names: [...words.title, ...words.names],
    texts: words.texts,
  }));
  await search.addWords(tx, documentWords);
  await learnWords(tx, new Set(documentWords.flatMap(({ names, texts }) => [...names, ...texts])));
}

async function learnWords(tx: Tx, words: ReadonlySet<string>): Promise<void> {
  // In one order, so that two transactions wait for each other and do not deadlock.
  const ordered = [...words].sort();
  for (let start = 0; start < ordered.length; start += INSERT_SIZE) {
    const added = await tx
      .insertInto('search_words')
      .values(ordered.slice(start, start + INSERT_SIZE).map((word) => ({ word })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('word')
      .execute();
    await insertAll(
      tx,
      'search_grams',
      added.flatMap(({ word }) => gramsOf(word).map((gram) => ({ gram, word }))),
    );
  }
}

function keyOf({ kind, slug, locale }: { readonly kind: string; readonly slug: string; readonly locale: string }) {
  return `${kind}/${slug}/${locale}`;
}

async function insertAll<Table extends 'search_tags' | 'search_grams'>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<StoreTables[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_SIZE)
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + INSERT_SIZE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
