import { sql } from 'kysely';
import type { SearchTerm } from '#domain/search/relevance.ts';
import type { Tx } from '../../Database.ts';
import { anyOf } from '../MatchExpression.ts';
import { SAMPLE_SHARE } from '../samples.ts';
import type { IndexPart, SearchEngine } from '../SearchEngine.ts';
import { everything } from './Matcher.ts';
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
  const [all = 0, ...asked] = await countEach(tx, search, [ALL, ...terms.map(closestForms)]);
  const common = Math.max(FEW, all * COMMON_SHARE);
  const counts: number[] = [];
  for (const [index, forms] of terms.entries()) {
    const count = asked[index] ?? 0;
    counts.push(count === 0 ? ((await countEach(tx, search, [forms]))[0] ?? 0) : count);
  }
  const weights = counts.map((count) => (count === 0 ? 0 : 1 / Math.log2(1 + count)));
  const heaviest = Math.max(...weights) || 1;
  return terms.map((forms, index) => ({
    forms,
    weight: (weights[index] as number) / heaviest,
    isCommon: (counts[index] as number) >= common,
  }));
}

function closestForms(forms: TermForms): TermForms {
  const closest = Math.max(...forms.map(({ closeness }) => closeness));
  return forms.filter(({ closeness }) => closeness === closest);
}

/** Stands for a term that all documents have. */
const ALL = 'all documents';

/** The documents that have one of the forms, for each term: of many, about. In one statement, since each takes its time. */
async function countEach(
  tx: Tx,
  search: SearchEngine,
  terms: readonly (TermForms | typeof ALL)[],
): Promise<readonly number[]> {
  const sampled = await count(tx, search, terms, 'sample');
  const isRare = (index: number) => (sampled[index] ?? 0) < ENOUGH_SAMPLED;
  const rare = await count(
    tx,
    search,
    terms.filter((_, index) => isRare(index)),
    'all',
  );
  let next = 0;
  return sampled.map((number, index) => (isRare(index) ? (rare[next++] ?? 0) : number * SAMPLE_SHARE));
}

async function count(
  tx: Tx,
  search: SearchEngine,
  terms: readonly (TermForms | typeof ALL)[],
  documents: IndexPart['documents'],
): Promise<readonly number[]> {
  if (terms.length === 0) return [];
  const counts = terms.map((forms, index) => {
    const part = { field: 'texts', documents } as const;
    const { index: from, where } =
      forms === ALL ? everything(part) : search.matching(anyOf(forms.map(({ indexed }) => indexed)), part);
    return sql`(select count(*) from ${from} where ${where}) as ${sql.ref(`count_${String(index)}`)}`;
  });
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(tx);
  return terms.map((_, index) => rows[0]?.[`count_${String(index)}`] ?? 0);
}
