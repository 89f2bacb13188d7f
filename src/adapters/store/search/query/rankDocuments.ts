import { sql } from 'kysely';
import { relevance, type SearchTerm } from '#domain/search/relevance.ts';
import { MAX_REACHABLE_RESULTS } from '#domain/search/search.ts';
import type { Tx } from '../../Database.ts';
import { anyOf, type MatchExpression } from '../MatchExpression.ts';
import type { SearchEngine } from '../SearchEngine.ts';
import type { DocumentKey } from './DocumentKey.ts';
import { isInScope, type SearchScope } from './SearchScope.ts';

interface CandidateRow extends DocumentKey {
  readonly id: number;
  readonly title_words: string;
  readonly name_words: string;
  readonly published_at: string;
  readonly rank: number;
}

/**
 * The documents that match, the most relevant first, at most `MAX_REACHABLE_RESULTS`: of more, the newest whose names
 * match, then the newest.
 *
 * @param isRelaxed whether documents may lack terms: then it matters which they have
 */
export async function rankDocuments(
  tx: Tx,
  search: SearchEngine,
  scope: SearchScope,
  expression: MatchExpression,
  { terms, isRelaxed }: { readonly terms: readonly SearchTerm[]; readonly isRelaxed: boolean },
): Promise<readonly DocumentKey[]> {
  const byTexts = await findCandidates(tx, search, scope, expression, 'texts');
  // Otherwise these are all there are.
  const areMore = byTexts.length >= MAX_REACHABLE_RESULTS;
  const byNames = areMore ? await findCandidates(tx, search, scope, expression, 'names') : [];
  const candidates = [...new Map([...byTexts, ...byNames].map((row) => [row.id, row])).values()];
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

/** The newest documents that match. Their rank is worth its time only for these. */
async function findCandidates(
  tx: Tx,
  search: SearchEngine,
  scope: SearchScope,
  expression: MatchExpression,
  field: 'names' | 'texts',
): Promise<readonly CandidateRow[]> {
  const { from, id, where, rank } = search.matching(expression, field);
  const { rows } = await sql<CandidateRow>`
    with newest (id) as materialized (
      select d.id from ${from} where ${where} and ${isInScope(scope)}
      order by ${id} desc limit ${sql.lit(MAX_REACHABLE_RESULTS)}
    )
    select d.id, d.kind, d.slug, d.published_at, n.title_words, n.name_words, ${rank} as rank
    from ${from} join search_names as n on n.document = d.id
    where ${where} and ${id} >= (select min(id) from newest) and ${id} + 0 in (select id from newest)`.execute(tx);
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
