import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Tx } from '../Database.ts';
import type { MatchExpression, Phrase } from '../search/MatchExpression.ts';
import type { DocumentWords, IndexPart, Matching, SearchEngine } from '../search/SearchEngine.ts';
import type { Synonyms } from '../search/words/Synonyms.ts';
import type { StoreTables } from '../StoreTables.ts';

/** PostgreSQL has no positions behind it, and at most 255 of a word. */
const MAX_POSITION = 16_383;
/**
 * For the connections of searches: the words of all rows are never read, whatever the planner thinks that costs; and it does
 * not compile statements, which takes longer than they do.
 */
export const SEARCH_OPTIONS = '-c enable_seqscan=off -c jit=off';

/** Rows per statement. */
const BATCH = 50;

/**
 * The index: the words of names, and those of names and texts. They are stored apart from the rows, so that conditions
 * on documents read few pages.
 */
export async function createPostgresSearchIndex(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_documents add column names tsvector, add column texts tsvector`.execute(db);
  await sql`alter table search_documents alter column names set storage external, alter column texts set storage external`.execute(
    db,
  );
  await sql`alter table search_documents set (toast_tuple_target = 128)`.execute(db);
  for (const field of ['names', 'texts'])
    await sql`create index ${sql.ref(`search_documents_${field}`)} on search_documents using gin (${sql.ref(field)})`.execute(
      db,
    );
}

/**
 * Indexes of the documents in the sample. Their condition does not follow from that of `search_documents_sampled`, which has
 * no words: the planner would use it, and read the words of every document in the sample.
 */
export async function addPostgresSearchSamples(db: Kysely<unknown>): Promise<void> {
  for (const field of ['names', 'texts'])
    await sql`create index ${sql.ref(`search_samples_${field}`)} on search_documents using gin (${sql.ref(field)}) where ${IS_SAMPLED}`.execute(
      db,
    );
  // To keep rows as short as the target of 128 bytes, PostgreSQL stores any text elsewhere, a time of publication too, and
  // reads it from there for each row.
  for (const column of SHORT_COLUMNS)
    await sql`alter table search_documents alter column ${sql.ref(column)} set storage plain`.execute(db);
}

const IS_SAMPLED = sql`sampled > 0`;
const SHORT_COLUMNS = [
  ...['site', 'kind', 'slug', 'locale', 'category', 'subcategory'],
  ...['published_at', 'withdrawn_at', 'first_day', 'last_day'],
];

export function postgresSearch(reader: Kysely<StoreTables>, synonyms: Synonyms): SearchEngine {
  return { reader, synonyms, addWords, matching };
}

async function addWords(tx: Tx, documents: readonly DocumentWords[]): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const rows = documents.slice(start, start + BATCH).map(({ id, names, texts }) => {
      const inNames = vector(names, 0, 'A');
      return sql`(${id}::bigint, ${inNames}::tsvector, ${`${inNames} ${vector(texts, names.length + 1, 'D')}`}::tsvector)`;
    });
    await sql`update search_documents as d set names = w.names, texts = w.texts
      from (values ${sql.join(rows)}) as w (id, names, texts) where d.id = w.id`.execute(tx);
  }
}

/** @param before positions that are taken */
function vector(words: readonly string[], before: number, weight: 'A' | 'D'): string {
  return words
    .map((word, index) => `${lexeme(word)}:${String(Math.min(MAX_POSITION, before + index + 1))}${weight}`)
    .join(' ');
}

function matching(expression: MatchExpression, { field, documents, start }: IndexPart): Matching {
  const query = sql`${written(expression)}::tsquery`;
  const matches = sql<SqlBool>`${sql.ref(field)} @@ ${query}`;
  const isSampled = documents === 'sample' ? sql` and ${IS_SAMPLED}` : sql``;
  const isNewer = start === undefined ? sql`` : sql` and id >= ${start}`;
  const [inside, outside] =
    typeof documents === 'string'
      ? [sql`${matches}${isSampled}${isNewer}`, sql<SqlBool>`true`]
      : [sql`id = any(${documents}::bigint[])`, matches];
  // `offset 0`: no other condition gets inside, so that PostgreSQL uses the indexes of the words and of the ids. It takes the
  // comparison of words for cheap, but where it is made row by row, the words of each row are read from elsewhere.
  const from = sql`(select * from search_documents where ${inside} offset 0) as d`;
  return {
    from,
    index: from,
    id: sql<number>`d.id`,
    where: outside,
    rank: sql<number>`ts_rank(d.texts, ${query}, 1)`,
  };
}

function written(expression: MatchExpression): string {
  if ('phrase' in expression) return writtenPhrase(expression.phrase);
  const [parts, operator] = 'all' in expression ? [expression.all, ' & '] : [expression.any, ' | '];
  return `(${parts.map(written).join(operator)})`;
}

function writtenPhrase(phrase: Phrase): string {
  return phrase.length === 1 ? lexeme(phrase[0] as string) : `(${phrase.map(lexeme).join(' <-> ')})`;
}

function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
