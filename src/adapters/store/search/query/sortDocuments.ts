import { sql } from 'kysely';
import type { SearchSort } from '#domain/search/search.ts';
import type { Tx } from '../../Database.ts';
import type { Matching } from '../SearchEngine.ts';
import type { DocumentKey } from './DocumentKey.ts';
import { isInScope, type SearchScope } from './SearchScope.ts';

/** Documents with the most hits among which those that match are looked for first. */
const MOST_POPULAR = 2_000;

interface Part {
  readonly sort: SearchSort;
  /** Positions, counted from 0. */
  readonly start: number;
  readonly end: number;
}

/** A part of the documents that match, in the order of their publication or of their hits. */
export async function sortDocuments(
  tx: Tx,
  scope: SearchScope,
  matching: Matching,
  { sort, start, end }: Part,
): Promise<readonly DocumentKey[]> {
  if (end <= start) return [];
  const { from, id, where } = matching;
  const limit = sql`limit ${end - start} offset ${start}`;
  if (sort !== 'popular') {
    const direction = sort === 'oldest' ? sql`asc` : sql`desc`;
    const { rows } = await sql<DocumentKey>`
      select d.kind, d.slug from ${from} where ${where} and ${isInScope(scope)} order by ${id} ${direction} ${limit}`.execute(
      tx,
    );
    return rows;
  }
  // Of a hundred thousand matches, only these need to be looked up and sorted.
  const popular = await sql<DocumentKey>`
    with popular (id) as materialized (
      select d.id from search_documents as d where ${isInScope(scope)}
      order by d.hits desc, d.id desc limit ${sql.lit(MOST_POPULAR)}
    )
    select d.kind, d.slug from ${from} where ${where} and ${id} + 0 in (select id from popular)
    order by d.hits desc, d.id desc ${limit}`.execute(tx);
  if (popular.rows.length === end - start) return popular.rows;
  const { rows } = await sql<DocumentKey>`
    select d.kind, d.slug from ${from} where ${where} and ${isInScope(scope)}
    order by d.hits desc, d.id desc ${limit}`.execute(tx);
  return rows;
}
