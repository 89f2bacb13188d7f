import { sql, type RawBuilder } from 'kysely';
import type { ContentKind } from '#domain/content/kinds.ts';
import {
  MAX_EXACT_COUNT,
  SEARCH_TYPES,
  type CountedCategory,
  type SearchResults,
  type SearchType,
} from '#domain/search/search.ts';
import type { SearchFilter } from '#ports/Search.ts';
import type { Tx } from '../../Database.ts';
import type { Labels } from '../../content/labels.ts';
import { IDS_OF_SECOND } from '../newDocumentIds.ts';
import type { Matching } from '../SearchEngine.ts';
import { isInScope, type SearchScope } from './SearchScope.ts';

/** How many documents there are of a kind, category and subcategory. */
export interface Group {
  readonly kind: SearchType;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly count: number;
}

/** Up to this many matching documents are counted one by one. */
const MAX_COUNTED = 5_000;
/** Of more, about one in 16 is counted. */
const SHARE = 16;
const HASH_RANGE = 65_536;
/** Odd numbers: ids and seconds that follow each other are spread over all of the range. */
const HASH_FACTORS = { id: 40_503, second: 30_011 } as const;

export interface Groups {
  readonly groups: readonly Group[];
  /** Whether the counts are estimates; never below `MAX_EXACT_COUNT`. */
  readonly isEstimated: boolean;
}

/** The groups of all matching documents, whatever the filters by type and category. */
export async function countGroups(tx: Tx, matching: Matching, scope: SearchScope): Promise<Groups> {
  const { type: _type, category: _category, subcategory: _subcategory, ...filter } = scope.filter;
  const everything = { ...scope, filter };
  const { rows: first } = await sql<Group>`
    select kind, category, subcategory, count(*) as count from (
      select d.kind, d.category, d.subcategory from ${matching.from}
      where ${matching.where} and ${isInScope(everything)} limit ${sql.lit(MAX_COUNTED + 1)}
    ) as matches
    group by kind, category, subcategory`.execute(tx);
  if (countAll(first) <= MAX_COUNTED) return { groups: first, isEstimated: false };
  const sampled = await group(tx, matching, sql`${isInScope(everything)} and ${isInSample(matching.id)}`);
  const groups = sampled.map((of) => ({ ...of, count: of.count * SHARE }));
  // Few results of a rare type may have none in the sample.
  const isEstimated = countAll(groups.filter(isOf(scope.filter))) > 2 * MAX_EXACT_COUNT;
  return { groups: isEstimated ? groups : await group(tx, matching, isInScope(everything)), isEstimated };
}

async function group(tx: Tx, { from, where }: Matching, condition: RawBuilder<unknown>): Promise<readonly Group[]> {
  const { rows } = await sql<Group>`
    select d.kind, d.category, d.subcategory, count(*) as count from ${from}
    where ${where} and ${condition}
    group by d.kind, d.category, d.subcategory`.execute(tx);
  return rows;
}

function isInSample(id: RawBuilder<number>): RawBuilder<unknown> {
  return sql`${hashOf(id)} < ${sql.lit(HASH_RANGE / SHARE)}`;
}

/** A hash below `HASH_RANGE`: spreads ids evenly, and is always the same for one id. */
function hashOf(id: RawBuilder<number>): RawBuilder<number> {
  const [range, ids] = [sql.lit(HASH_RANGE), sql.lit(IDS_OF_SECOND)];
  const { id: ofId, second } = HASH_FACTORS;
  return sql<number>`((${id} % ${ids}) * ${sql.lit(ofId)} + (${id} / ${ids}) * ${sql.lit(second)}) % ${range}`;
}

/** Whether a group is left by the filters by type and category. */
function isOf({ type, category, subcategory }: SearchFilter): (group: Group) => boolean {
  return (group) =>
    (type === undefined || group.kind === type) &&
    (category === undefined || group.category === category) &&
    (subcategory === undefined || group.subcategory === subcategory);
}

export function countAll(groups: readonly Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** The numbers that pages of results show. Estimates are rounded to two significant digits. */
export function countsOf(
  { groups, isEstimated }: Groups,
  filter: SearchFilter,
  labels: Labels,
): Pick<SearchResults, 'total' | 'types' | 'categories' | 'isEstimated'> {
  const { type } = filter;
  const ofType = groups.filter(({ kind }) => type === undefined || kind === type);
  const count = (of: readonly Group[]) => (isEstimated ? Number(countAll(of).toPrecision(2)) : countAll(of));
  return {
    total: count(groups.filter(isOf(filter))),
    types: SEARCH_TYPES.map((of) => ({ type: of, count: count(groups.filter(({ kind }) => kind === of)) })).filter(
      (counted) => counted.count > 0,
    ),
    categories: categoriesOf(ofType, labels, count),
    isEstimated,
  };
}

function categoriesOf(
  groups: readonly Group[],
  labels: Labels,
  count: (of: readonly Group[]) => number,
): readonly CountedCategory[] {
  const counted = (kind: ContentKind, column: 'category' | 'subcategory', code: string) =>
    count(groups.filter((group) => group.kind === kind && group[column] === code));
  return labels.categories
    .filter(({ parent }) => parent === null)
    .map(({ kind, code, label }) => ({
      ...{ kind, code, label, count: counted(kind, 'category', code) },
      children: labels.categories
        .filter((child) => child.kind === kind && child.parent === code)
        .map((child) => ({ code: child.code, label: child.label, count: counted(kind, 'subcategory', child.code) }))
        .filter((child) => child.count > 0),
    }))
    .filter((category) => category.count > 0);
}
