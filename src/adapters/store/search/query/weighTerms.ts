import { sql } from 'kysely';
import type { SearchTerm } from '#domain/search/relevance.ts';
import type { Tx } from '../../Database.ts';
import { anyOf } from '../MatchExpression.ts';
import type { SearchEngine } from '../SearchEngine.ts';
import type { TermForms } from './queryTerms.ts';

/** Documents are counted up to here: what more have is in half of everything. */
const MAX_COUNTED = 5_000;

/** The terms with their weights: those of few documents count more (inverse document frequency). */
export async function weighTerms(
  tx: Tx,
  search: SearchEngine,
  terms: readonly TermForms[],
): Promise<readonly SearchTerm[]> {
  if (terms.length < 2) return terms.map((forms) => ({ forms, weight: 1 }));
  const weights: number[] = [];
  for (const forms of terms) {
    const { from, where } = search.matching(anyOf(forms.map(({ words }) => words)), 'texts');
    const { rows } = await sql<{ readonly count: number }>`
      select count(*) as count from (select 1 as one from ${from} where ${where} limit ${sql.lit(MAX_COUNTED)}) as counted`.execute(
      tx,
    );
    weights.push(1 / Math.log2(2 + (rows[0]?.count ?? 0)));
  }
  const heaviest = Math.max(...weights);
  return terms.map((forms, index) => ({ forms, weight: (weights[index] as number) / heaviest }));
}
