import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { IndexPart, Matching } from '../SearchEngine.ts';

/** What a search matches, in each part of the index. */
export type Matcher = (part: IndexPart) => Matching;

/** Matches all documents: for searches without a text. */
export const everything: Matcher = ({ documents, start }) => ({
  from: sql`search_documents as d`,
  index: sql`search_documents as d`,
  id: sql<number>`d.id`,
  where: start === undefined ? conditionOf(documents) : sql<SqlBool>`${conditionOf(documents)} and d.id >= ${start}`,
  rank: sql<number>`0`,
});

function conditionOf(documents: IndexPart['documents']): RawBuilder<SqlBool> {
  if (documents === 'all') return sql<SqlBool>`1 = 1`;
  return documents === 'sample' ? sql<SqlBool>`d.sampled = 1` : sql<SqlBool>`d.id in (${sql.join(documents)})`;
}
