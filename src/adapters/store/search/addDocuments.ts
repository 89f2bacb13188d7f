import type { Insertable, RawBuilder } from 'kysely';
import type { Tx } from '../Database.ts';
import type { SearchDocumentTable, StoreTables } from '../StoreTables.ts';
import { gramsOf } from './gramsOf.ts';
import { newDocumentIds } from './newDocumentIds.ts';
import type { DocumentText } from './documentText.ts';
import type { DocumentWords, SearchEngine } from './SearchEngine.ts';
import { isInSample } from './samples.ts';
import { foldText } from './words/foldText.ts';
import { indexWords } from './words/indexWords.ts';
import { phraseTokensIn } from './words/phraseTokens.ts';
import type { Synonyms } from './words/Synonyms.ts';

/** A document that the index gets. */
export interface NewDocument {
  readonly row: Omit<Insertable<SearchDocumentTable>, 'id' | 'hits' | 'sampled'>;
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
  const ids = await newDocumentIds(
    tx,
    documents.map(({ row }) => row.published_at),
  );
  await tx
    .insertInto('search_documents')
    .values(
      documents.map(({ row, hits }, index) => {
        const id = ids[index] as number;
        return { ...row, hits, id, sampled: isInSample(id) ? 1 : 0 } as const;
      }),
    )
    .execute();
  const indexed = documents.map(({ text, tags }, index) => {
    const { title, names, texts } = text;
    const words = { title: indexWords(title), names: names.flatMap(indexWords), texts: texts.flatMap(indexWords) };
    return { document: ids[index] as number, title: foldText(title), words, tags };
  });
  await tx
    .insertInto('search_names')
    .values(
      indexed.map(({ document, title, words }) => ({
        ...{ document, title },
        title_words: words.title.join(' '),
        name_words: words.names.join(' '),
      })),
    )
    .execute();
  const tagRows = indexed.flatMap(({ document, tags }) => [...new Set(tags)].map((tag) => ({ tag, document })));
  await insertAll(tx, 'search_tags', tagRows);
  const documentWords = indexed.map(({ document: id, words }): DocumentWords => ({
    id,
    isInSample: isInSample(id),
    names: [...words.title, ...words.names],
    texts: words.texts,
  }));
  await search.addWords(
    tx,
    documentWords.map((words) => withPhraseTokens(words, search.synonyms)),
  );
  await learnWords(tx, new Set(documentWords.flatMap(({ names, texts }) => [...names, ...texts])));
}

/** They follow all words, so that no phrase is torn apart. Nobody types them, so they do not become known. */
function withPhraseTokens({ names, texts, ...document }: DocumentWords, synonyms: Synonyms): DocumentWords {
  const withTokens = (words: readonly string[]) => [...words, ...phraseTokensIn(synonyms, words)];
  return { ...document, names: withTokens(names), texts: withTokens(texts) };
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
