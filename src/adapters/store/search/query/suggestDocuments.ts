import { sql, type RawBuilder } from 'kysely';
import type { SearchText } from '#domain/search/searchText.ts';
import type { Tx } from '../../Database.ts';
import { foldText } from '../words/foldText.ts';
import type { DocumentKey } from './DocumentKey.ts';
import { isInScope, type SearchScope } from './SearchScope.ts';

/** Of a hundred thousand titles, those are compared that most people have read; and as many names of places. */
const MAX_COMPARED = 2_000;
const PLACES = ['reservoir', 'agency'];

/** Of what is typed; what comes after them is ignored. */
const MAX_PIECES = 16;

/**
 * Documents whose title contains what has been typed so far, in any order of its pieces: those that begin with it first,
 * then those that more people have read. Not by words: the last one is incomplete, and half a Thai word is split
 * differently.
 */
export async function suggestDocuments(
  tx: Tx,
  scope: SearchScope,
  text: SearchText,
  count: number,
): Promise<readonly DocumentKey[]> {
  const folded = foldText(text);
  const pieces = titlePieces(folded);
  if (pieces.length === 0) return [];
  const first = (condition: RawBuilder<unknown>) => sql`select id from (
    select d.id from search_documents as d where ${isInScope(scope)} and ${condition}
    order by d.hits desc, d.id desc limit ${sql.lit(MAX_COMPARED)}
  ) as part`;
  const contains = pieces.map((piece) => sql`n.title like ${`%${escaped(piece)}%`} escape '\\'`);
  const { rows } = await sql<DocumentKey>`
    with compared (id) as (${first(sql`true`)} union ${first(sql`d.kind in (${sql.join(PLACES)})`)})
    select d.kind, d.slug from compared as c
    join search_names as n on n.document = c.id join search_documents as d on d.id = c.id
    where ${sql.join(contains, sql` and `)}
    order by case when n.title like ${`${escaped(folded)}%`} escape '\\' then 0 else 1 end, d.hits desc, n.title, d.id
    limit ${count}`.execute(tx);
  return rows;
}

/**
 * What a title has to contain. Each piece is looked for in every title, so none is that another one contains: whoever types
 * one letter a hundred times asks for as much as with one.
 */
export function titlePieces(folded: string): readonly string[] {
  const pieces = [...new Set(folded.split(/[\s"“”]+/u))].filter((piece) => piece !== '');
  return pieces
    .filter((piece) => !pieces.some((other) => other !== piece && other.includes(piece)))
    .slice(0, MAX_PIECES);
}

function escaped(piece: string): string {
  return piece.replace(/[\\%_]/g, '\\$&');
}
