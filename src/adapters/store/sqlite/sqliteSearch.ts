import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Tx } from '../Database.ts';
import type { MatchExpression, Phrase } from '../search/MatchExpression.ts';
import type { DocumentWords, IndexPart, Matching, SearchEngine } from '../search/SearchEngine.ts';
import type { Synonyms } from '../search/words/Synonyms.ts';
import type { StoreTables } from '../StoreTables.ts';

/** How much more a word in the names of a document counts than one in its text. */
const NAMES_WEIGHT = 8;

const OPTIONS = sql`content = '', contentless_delete = 1,
  tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc' tokenchars '.'"`;

/**
 * The index is FTS5's. It gets words that we have found, so its tokenizer only has to leave them whole: it would split Thai
 * at its marks, which are no letters to it.
 */
export async function createSqliteSearchIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table search_index using fts5(names, texts, ${OPTIONS})`.execute(db);
  // Also for documents that are deleted with their site or in batches, so that no place forgets it.
  await sql`create trigger search_documents_deleted after delete on search_documents begin
    delete from search_index where rowid = old.id; end`.execute(db);
}

/** Indexes of what is asked most often: the names alone, and the documents of the sample. */
export async function addSqliteSearchSamples(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table search_name_index using fts5(names, ${OPTIONS})`.execute(db);
  await sql`create virtual table search_sample_index using fts5(names, texts, ${OPTIONS})`.execute(db);
  await sql`drop trigger search_documents_deleted`.execute(db);
  await sql`create trigger search_documents_deleted after delete on search_documents begin
    delete from search_index where rowid = old.id;
    delete from search_name_index where rowid = old.id;
    delete from search_sample_index where rowid = old.id; end`.execute(db);
}

/** @param reader of a connection that nobody else reads from, where there is one */
export function sqliteSearch(reader: Kysely<StoreTables>, synonyms: Synonyms): SearchEngine {
  return { reader, synonyms, addWords, matching };
}

async function addWords(tx: Tx, documents: readonly DocumentWords[]): Promise<void> {
  for (const { id, isInSample, ...words } of documents) {
    const [names, texts] = [words.names.join(' '), words.texts.join(' ')];
    await sql`insert into search_index (rowid, names, texts) values (${id}, ${names}, ${texts})`.execute(tx);
    await sql`insert into search_name_index (rowid, names) values (${id}, ${names})`.execute(tx);
    if (isInSample)
      await sql`insert into search_sample_index (rowid, names, texts) values (${id}, ${names}, ${texts})`.execute(tx);
  }
}

function matching(expression: MatchExpression, { field, documents, start }: IndexPart): Matching {
  const isSample = documents === 'sample';
  const index = isSample ? 'search_sample_index' : field === 'names' ? 'search_name_index' : 'search_index';
  const query = isSample && field === 'names' ? `names : (${written(expression)})` : written(expression);
  const id = sql<number>`i.rowid`;
  return {
    // `cross`: SQLite would look up every document of the site in the index, at 20 µs each.
    from: sql`${sql.table(index)} as i cross join search_documents as d on d.id = i.rowid`,
    index: sql`${sql.table(index)} as i`,
    id,
    where: sql<SqlBool>`${sql.join([sql`i.${sql.ref(index)} match ${query}`, ...conditionsOn(id, documents, start)], sql` and `)}`,
    rank: sql<number>`-bm25(${sql.ref(index)}, ${sql.lit(NAMES_WEIGHT)}, 1)`,
  };
}

/**
 * Ids are written into the statement: `node:sqlite` binds numbers as reals, with which FTS5 reads all of its index instead of
 * what is between them. `+ 0`: it would search anew for each id.
 */
function conditionsOn(
  id: RawBuilder<number>,
  documents: IndexPart['documents'],
  start: number | undefined,
): readonly RawBuilder<unknown>[] {
  const conditions = start === undefined ? [] : [sql`${id} >= ${sql.lit(start)}`];
  if (typeof documents === 'string') return conditions;
  const [first, last] = [sql.lit(Math.min(...documents)), sql.lit(Math.max(...documents))];
  const ids = sql.join(documents.map((each) => sql.lit(each)));
  return [...conditions, sql`${id} between ${first} and ${last}`, sql`${id} + 0 in (${ids})`];
}

function written(expression: MatchExpression): string {
  if ('phrase' in expression) return writtenPhrase(expression.phrase);
  const [parts, operator] = 'all' in expression ? [expression.all, ' AND '] : [expression.any, ' OR '];
  return parts.length === 1 ? written(parts[0] as MatchExpression) : `(${parts.map(written).join(operator)})`;
}

/** In quotation marks nothing is an operator; words contain none. */
function writtenPhrase(phrase: Phrase): string {
  return `"${phrase.join(' ').replaceAll('"', '')}"`;
}
