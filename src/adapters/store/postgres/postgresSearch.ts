import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Tx } from '../Database.ts';
import type { MatchExpression, Phrase } from '../search/MatchExpression.ts';
import type { DocumentWords, SearchEngine } from '../search/SearchEngine.ts';
import type { StoreTables } from '../StoreTables.ts';

/** PostgreSQL has no positions behind it, and at most 255 of a word. */
const MAX_POSITION = 16_383;
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

export function postgresSearch(reader: Kysely<StoreTables>): SearchEngine {
  return { reader, addWords, matching };
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

function matching(expression: MatchExpression, field: 'names' | 'texts') {
  const query = sql`${written(expression)}::tsquery`;
  return {
    from: sql`search_documents as d`,
    index: sql`search_documents as d`,
    id: sql<number>`d.id`,
    where: sql<SqlBool>`d.${sql.ref(field)} @@ ${query}`,
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
