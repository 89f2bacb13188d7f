import { sql, type RawBuilder } from 'kysely';
import type { SearchSort } from '#domain/search/search.ts';
import type { Tx } from '../../Database.ts';
import type { IndexPart } from '../SearchEngine.ts';
import type { Counted, Match } from './countResults.ts';
import type { DocumentKey } from './DocumentKey.ts';
import type { Matcher } from './Matcher.ts';
import { isInScope, type SearchScope } from './SearchScope.ts';
import { startOfNewest } from './startOfNewest.ts';

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
  const select = async (part: Omit<IndexPart, 'field'>) => {
    const { from, id, where } = match({ field: 'texts', ...part });
    const { rows } = await sql<DocumentKey>`
      select d.kind, d.slug from ${from} where ${where} and ${isInScope(scope, id)}
      order by ${orderBy(sort, id)} limit ${end - start} offset ${start}`.execute(tx);
    return rows;
  };
  const part = await partOf(tx, scope, match, sort, end);
  const rows = part === undefined ? [] : await select(part);
  return rows.length === end - start ? rows : await select({ documents: 'all' });
}

/** Where the first ones of many matches probably are. */
async function partOf(
  tx: Tx,
  scope: SearchScope,
  match: Matcher,
  sort: Part['sort'],
  count: number,
): Promise<Omit<IndexPart, 'field'> | undefined> {
  if (sort === 'oldest') return undefined;
  if (sort === 'newest') return { documents: 'all', start: await startOfNewest(tx, match, scope, 'texts', count) };
  const documents = await mostPopular(tx, scope);
  return documents.length === 0 ? undefined : { documents };
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
