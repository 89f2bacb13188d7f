import { sql, type RawBuilder } from 'kysely';
import type { SearchSort } from '#domain/search/search.ts';
import type { Tx } from '../../Database.ts';
import type { IndexPart } from '../SearchEngine.ts';
import type { Counted, Match } from './countResults.ts';
import type { DocumentKey } from './DocumentKey.ts';
import type { Matcher } from './Matcher.ts';
import { isInScope, type SearchScope } from './SearchScope.ts';

/** Documents with the most hits among which those that match are looked for first. */
const MOST_POPULAR = 2_000;

interface Part {
  readonly sort: Exclude<SearchSort, 'relevance'>;
  /** Positions, counted from 0. */
  readonly start: number;
  readonly end: number;
}

/** A part of the documents that match, in the order of their publication or of their hits. */
export async function sortDocuments(
  tx: Tx,
  scope: SearchScope,
  match: Matcher,
  { matches }: Counted,
  { sort, start, end }: Part,
): Promise<readonly DocumentKey[]> {
  if (end <= start) return [];
  if (matches !== undefined) return matches.toSorted(ORDERS[sort]).slice(start, end);
  const select = async (documents: IndexPart['documents']) => {
    const { from, id, where } = match({ field: 'texts', documents });
    const { rows } = await sql<DocumentKey>`
      select d.kind, d.slug from ${from} where ${where} and ${isInScope(scope, id)}
      order by ${orderBy(sort, id)} limit ${end - start} offset ${start}`.execute(tx);
    return rows;
  };
  const popular = sort === 'popular' ? await mostPopular(tx, scope) : [];
  const rows = popular.length > 0 ? await select(popular) : [];
  return rows.length === end - start ? rows : await select('all');
}

const ORDERS: Record<Part['sort'], (one: Match, other: Match) => number> = {
  newest: (one, other) => other.id - one.id,
  oldest: (one, other) => one.id - other.id,
  popular: (one, other) => other.hits - one.hits || other.id - one.id,
};

/** The documents with the most hits, by id: an engine sorts these faster than a hundred thousand. */
async function mostPopular(tx: Tx, scope: SearchScope): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select d.id from search_documents as d where ${isInScope(scope)}
    order by d.hits desc, d.id desc limit ${sql.lit(MOST_POPULAR)}`.execute(tx);
  return rows.map(({ id }) => id);
}

function orderBy(sort: Part['sort'], id: RawBuilder<number>): RawBuilder<unknown> {
  if (sort === 'popular') return sql`d.hits desc, d.id desc`;
  return sort === 'oldest' ? sql`${id} asc` : sql`${id} desc`;
}
