import { join } from 'node:path';
import type { Locale } from '#domain/locale/locale.ts';
import { readLines } from './readLines.ts';

/**
 * What people search for on the department's website, and what they would be content to find. The queries were written
 * from the content of the fixture before there was an index, as people type them, not as an index could answer them.
 *
 * Half of them are for tuning; the other half is held out, and measured only. Queries of one sort and language were
 * dealt to the two halves alternately before any of them had been run. Whoever tunes synonyms, weights or the
 * segmentation does not read `heldOut.jsonl`; a query that has been looked at for tuning belongs in `tuning.jsonl`, and
 * another takes its place.
 *
 * Five more sets of sixty were written afterwards from the same content by people who knew neither the index nor the
 * other queries. Three of them are in `usedFresh.jsonl`: they were measured, and then looked at for tuning, so that
 * they no longer say how well unseen queries are answered. `fresh.jsonl` is the fourth: it was committed before any of
 * it had been searched for. `reserve.jsonl` is the fifth, measured only when the fourth has been looked at. A set that
 * has been looked at moves to `usedFresh.jsonl`.
 *
 * A bare year ('2569') is not among them: nobody could say which items it should find first.
 */
export const QUERY_SORTS = [
  'dam',
  'province',
  'office',
  'person',
  /** Codes of disclosures, numbers of forms and orders. */
  'code',
  /** Years in both eras and both kinds of digits. */
  'year',
  /** Words inside compounds, short words, other forms of a word. */
  'word',
  'question',
  /** Names in the other script, or spelt another way. */
  'transliteration',
  /** What lay people say where the texts say something else. */
  'synonym',
  /** Characters that look the same, quotation marks, capitals, spaces, words in another order. */
  'spelling',
  'policy',
  /** Magazines, albums, videos and infographics. */
  'media',
  'event',
  /** Names of tags and categories. */
  'tag',
] as const;

export interface QualityQuery {
  readonly sort: (typeof QUERY_SORTS)[number];
  /** The language of the page on which it is searched; the query may be in the other. */
  readonly locale: Locale;
  readonly query: string;
  /**
   * 1 to 4 results that readers of the content would agree on, best first: `kind/slug` of an item, or
   * `reservoir/id`. A result is a hit for recall@10 wherever it is among the first ten.
   */
  readonly expected: readonly string[];
  /** What is being tried, and why these results. */
  readonly why: string;
}

const FOLDER = join(import.meta.dirname, 'queries');

export type QuerySetName = 'tuning' | 'heldOut' | 'usedFresh' | 'fresh' | 'reserve';

export const QUERY_SETS: Readonly<Record<QuerySetName, readonly QualityQuery[]>> = {
  tuning: readQueries('tuning.jsonl'),
  heldOut: readQueries('heldOut.jsonl'),
  usedFresh: readQueries('usedFresh.jsonl'),
  fresh: readQueries('fresh.jsonl'),
  reserve: readQueries('reserve.jsonl'),
};

/** The sets that are measured when none is named: all but the reserve. */
export const MEASURED_SETS: readonly QuerySetName[] = ['tuning', 'heldOut', 'usedFresh', 'fresh'];

function readQueries(file: string): readonly QualityQuery[] {
  return readLines(join(FOLDER, file)) as readonly QualityQuery[];
}
