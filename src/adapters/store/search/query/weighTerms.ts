import { sql } from 'kysely';
import type { SearchTerm } from '#domain/search/relevance.ts';
import type { Tx } from '../../Database.ts';
import { anyOf } from '../MatchExpression.ts';
import { SAMPLE_SHARE } from '../samples.ts';
import type { IndexPart, SearchEngine } from '../SearchEngine.ts';
import type { TermForms } from './queryTerms.ts';

/** What this share of all documents has says little about any of them. */
const COMMON_SHARE = 1 / 8;
/** On a small site, fewer documents than these are few. */
const FEW = 20;
/** Where so many are in the sample, it says how many there are. */
const ENOUGH_SAMPLED = 50;

export interface WeighedTerm extends SearchTerm {
  readonly forms: TermForms;
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

/** All documents: of many, about. */
function countAll(tx: Tx): Promise<number> {
  return countBySample(async (documents) => {
    const all = tx.selectFrom('search_documents').select((of) => of.fn.countAll<number>().as('count'));
    const counted = documents === 'sample' ? all.where('sampled', '=', sql.lit(1)) : all;
    return (await counted.executeTakeFirstOrThrow()).count;
  });
}

/** The documents that have one of the forms: of many, about. */
function countDocuments(tx: Tx, search: SearchEngine, forms: TermForms): Promise<number> {
  return countBySample(async (documents) => {
    const { index, where } = search.matching(anyOf(forms.map(({ indexed }) => indexed)), { field: 'texts', documents });
    const { rows } = await sql<{ readonly count: number }>`
      select count(*) as count from ${index} where ${where}`.execute(tx);
    return rows[0]?.count ?? 0;
  });
}

async function countBySample(count: (documents: IndexPart['documents']) => Promise<number>): Promise<number> {
  const sampled = await count('sample');
  return sampled >= ENOUGH_SAMPLED ? sampled * SAMPLE_SHARE : await count('all');
}
