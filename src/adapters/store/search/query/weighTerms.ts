import { sql } from 'kysely';
import type { SearchTerm } from '#domain/search/relevance.ts';
import type { Tx } from '../../Database.ts';
import { anyOf } from '../MatchExpression.ts';
import type { SearchEngine } from '../SearchEngine.ts';
import type { TermForms } from './queryTerms.ts';

/** What this share of all documents has says little about any of them. */
const COMMON_SHARE = 1 / 8;
/** On a small site, fewer documents than these are few. */
const FEW = 20;
/** Documents are counted up to here: what more have is common in any case. */
const MAX_COUNTED = 5_000;

export interface WeighedTerm extends SearchTerm {
  /** Whether so many documents have it that it says nothing alone. */
  readonly isCommon: boolean;
}

/**
 * The terms with their weights: what few documents have counts more (inverse document frequency). What none has counts
 * nothing.
 */
export async function weighTerms(
  tx: Tx,
  search: SearchEngine,
  terms: readonly TermForms[],
): Promise<readonly WeighedTerm[]> {
  if (terms.length < 2) return terms.map((forms) => ({ forms, weight: 1, isCommon: false }));
  const common = Math.max(FEW, (await countAll(tx)) * COMMON_SHARE);
  const counts: number[] = [];
  for (const forms of terms) {
    const closest = Math.max(...forms.map(({ closeness }) => closeness));
    const asked = await countDocuments(
      tx,
      search,
      forms.filter(({ closeness }) => closeness === closest),
    );
    counts.push(asked === 0 ? await countDocuments(tx, search, forms) : asked);
  }
  const weights = counts.map((count) => (count === 0 ? 0 : 1 / Math.log2(1 + count)));
  const heaviest = Math.max(...weights) || 1;
  return terms.map((forms, index) => ({
    forms,
    weight: (weights[index] as number) / heaviest,
    isCommon: (counts[index] as number) >= common,
  }));
}

async function countAll(tx: Tx): Promise<number> {
  const some = tx
    .selectFrom('search_documents')
    .select('id')
    .limit(MAX_COUNTED / COMMON_SHARE);
  const { count } = await tx
    .selectFrom(some.as('d'))
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function countDocuments(tx: Tx, search: SearchEngine, forms: TermForms): Promise<number> {
  const { index, where } = search.matching(anyOf(forms.map(({ words }) => words)), 'texts');
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from (
      select 1 as one from ${index} where ${where} limit ${sql.lit(MAX_COUNTED)}
    ) as counted`.execute(tx);
  return rows[0]?.count ?? 0;
}
