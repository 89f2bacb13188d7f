import { sql } from 'kysely';
import { relevance, type SearchTerm } from '#domain/search/relevance.ts';
import { MAX_REACHABLE_RESULTS } from '#domain/search/search.ts';
import type { Tx } from '../../Database.ts';
import { anyOf, type MatchExpression } from '../MatchExpression.ts';
import type { Matching, SearchEngine } from '../SearchEngine.ts';
import type { DocumentKey } from './DocumentKey.ts';
import { isInScope, type SearchScope } from './SearchScope.ts';

interface CandidateRow extends DocumentKey {
  readonly id: number;
  readonly title_words: string;
  readonly name_words: string;
  readonly published_at: string;
  readonly rank: number;
}

interface Ranking {
  readonly terms: readonly SearchTerm[];
  readonly expression: MatchExpression;
  /** Whether documents may lack terms: then it matters which they have. */
  readonly isRelaxed: boolean;
  /** Documents that match, about. */
  readonly count: number;
}

/**
 * The documents that match, the most relevant first, at most `MAX_REACHABLE_RESULTS`: of more, the newest whose names
 * match, then the newest.
 */
export async function rankDocuments(
  tx: Tx,
  search: SearchEngine,
  scope: SearchScope,
  { terms, expression, isRelaxed, count }: Ranking,
): Promise<readonly DocumentKey[]> {
  const texts = search.matching(expression, 'texts');
  const areMore = count > MAX_REACHABLE_RESULTS;
  const byTexts = await (areMore ? newestRanked(tx, texts, scope) : allRanked(tx, texts, scope));
  const byNames = areMore ? await newestUnranked(tx, search.matching(expression, 'names'), scope) : [];
  const candidates = [...new Map([...byNames, ...byTexts].map((row) => [row.id, row])).values()];
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ id }) => id);
  const having = isRelaxed ? await matchesOfTerms(tx, search, terms, ids) : undefined;
  const best = Math.max(...candidates.map(({ rank }) => rank));
  const worst = Math.min(...candidates.map(({ rank }) => rank));
  return candidates
    .map((row) => ({
      row,
      relevance: relevance(terms, {
        titleWords: row.title_words.split(' '),
        nameWords: row.name_words.split(' '),
        matches: terms.map((_, index) => having?.[index]?.has(row.id) ?? true),
        textRank: best === worst ? 1 : (row.rank - worst) / (best - worst),
      }),
    }))
    .sort((one, other) => other.relevance - one.relevance || newerFirst(one.row, other.row))
    .slice(0, MAX_REACHABLE_RESULTS)
    .map(({ row }) => row);
}

function newerFirst(one: CandidateRow, other: CandidateRow): number {
  if (one.published_at !== other.published_at) return one.published_at > other.published_at ? -1 : 1;
  return one.slug < other.slug ? -1 : 1;
}

const CANDIDATE = sql`d.id, d.kind, d.slug, d.published_at, n.title_words, n.name_words`;
const NAMES = sql`join search_names as n on n.document = d.id`;
const LIMIT = sql`limit ${sql.lit(MAX_REACHABLE_RESULTS)}`;

async function allRanked(tx: Tx, { from, where, rank }: Matching, scope: SearchScope) {
  const { rows } = await sql<CandidateRow>`
    select ${CANDIDATE}, ${rank} as rank from ${from} ${NAMES} where ${where} and ${isInScope(scope)} ${LIMIT}`.execute(
    tx,
  );
  return rows;
}

/** Selects the newest matches first, then computes the rank of these only: ranking every match is slow. */
async function newestRanked(tx: Tx, { from, id, where, rank }: Matching, scope: SearchScope) {
  const { rows } = await sql<CandidateRow>`
    with newest (id) as materialized (
      select d.id from ${from} where ${where} and ${isInScope(scope)} order by ${id} desc ${LIMIT}
    )
    select ${CANDIDATE}, ${rank} as rank from ${from} ${NAMES}
    where ${where} and ${id} >= (select min(id) from newest) and ${id} + 0 in (select id from newest)`.execute(tx);
  return rows;
}

async function newestUnranked(tx: Tx, { from, id, where }: Matching, scope: SearchScope) {
  const { rows } = await sql<CandidateRow>`
    select ${CANDIDATE}, 0 as rank from ${from} ${NAMES}
    where ${where} and ${isInScope(scope)} order by ${id} desc ${LIMIT}`.execute(tx);
  return rows;
}

/** For each term, the documents that have it. */
async function matchesOfTerms(
  tx: Tx,
  search: SearchEngine,
  terms: readonly SearchTerm[],
  ids: readonly number[],
): Promise<readonly ReadonlySet<number>[]> {
  const found: ReadonlySet<number>[] = [];
  for (const { forms } of terms) {
    const { index, id, where } = search.matching(anyOf(forms.map(({ words }) => words)), 'texts');
    const { rows } = await sql<{ readonly id: number }>`
      select ${id} as id from ${index} where ${where} and ${id} + 0 in (${sql.join(ids)})`.execute(tx);
    found.push(new Set(rows.map(({ id }) => id)));
  }
  return found;
}
