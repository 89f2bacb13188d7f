import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Tx } from '../Database.ts';
import type { MatchExpression, Phrase } from '../search/MatchExpression.ts';
import type { DocumentWords, SearchEngine } from '../search/SearchEngine.ts';
import type { StoreTables } from '../StoreTables.ts';

/** How much more a word in the names of a document counts than one in its text. */
const NAMES_WEIGHT = 8;

/**
 * The index is FTS5's. It gets words that we have found, so its tokenizer only has to leave them whole: it would split Thai
 * at its marks, which are no letters to it.
 */
export async function createSqliteSearchIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table search_index using fts5(names, texts, content = '', contentless_delete = 1,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc' tokenchars '.'")`.execute(db);
  // Also for documents that are deleted with their site or in batches, so that no place forgets it.
  await sql`create trigger search_documents_deleted after delete on search_documents begin
    delete from search_index where rowid = old.id; end`.execute(db);
}

/** @param reader of a connection that nobody else reads from, where there is one */
export function sqliteSearch(reader: Kysely<StoreTables>): SearchEngine {
  return { reader, addWords, matching };
}

async function addWords(tx: Tx, documents: readonly DocumentWords[]): Promise<void> {
  for (const { id, names, texts } of documents)
    await sql`insert into search_index (rowid, names, texts) values (${id}, ${names.join(' ')}, ${texts.join(' ')})`.execute(
      tx,
    );
}

function matching(expression: MatchExpression, field: 'names' | 'texts') {
  const query = field === 'names' ? `names : (${written(expression)})` : written(expression);
  return {
    // `cross`: SQLite would look up every document of the site in the index, at 20 µs each.
    from: sql`search_index as i cross join search_documents as d on d.id = i.rowid`,
    index: sql`search_index as i`,
    id: sql<number>`i.rowid`,
    where: sql<SqlBool>`i.search_index match ${query}`,
    rank: sql<number>`-bm25(search_index, ${sql.lit(NAMES_WEIGHT)}, 1)`,
  };
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
