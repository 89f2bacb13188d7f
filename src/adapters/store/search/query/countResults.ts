import { sql } from 'kysely';
import type { ContentKind } from '#domain/content/kinds.ts';
import { SEARCH_TYPES, type CountedCategory, type SearchResults, type SearchType } from '#domain/search/search.ts';
import type { SearchFilter } from '#ports/Search.ts';
import type { Tx } from '../../Database.ts';
import type { Labels } from '../../content/labels.ts';
import { SAMPLE_SHARE } from '../samples.ts';
import type { DocumentKey } from './DocumentKey.ts';
import type { Matcher } from './Matcher.ts';
import { isInScope, type SearchScope } from './SearchScope.ts';

/** How many documents there are of a kind, category and subcategory. */
interface Group {
  readonly kind: SearchType;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly count: number;
  readonly isEstimated: boolean;
}

/** A document that matches. */
export interface Match extends DocumentKey, Omit<Group, 'count' | 'isEstimated'> {
  readonly id: number;
  readonly hits: number;
}

/**
 * Up to about this many matching documents are counted one by one; of more, those in the sample are. High enough that an
 * estimate above it never means fewer than `MAX_EXACT_COUNT`.
 */
const MAX_COUNTED = 1_500;

export interface Counted {
  /** Of all matches, whatever the filters by type and category. */
  readonly groups: readonly Group[];
  /** With the filters. */
  readonly count: number;
  /** All of these, in no order; absent when there are more than are counted one by one. */
  readonly matches?: readonly Match[];
}

export async function countMatches(tx: Tx, match: Matcher, scope: SearchScope): Promise<Counted> {
  const { type: _type, category: _category, subcategory: _subcategory, ...others } = scope.filter;
  const ofAllTypes = { ...scope, filter: others };
  const isWanted = isOf(scope.filter);
  const estimated = await estimate(tx, match, ofAllTypes);
  const count = countAll(estimated.filter(isWanted));
  if (count > MAX_COUNTED) return { groups: estimated, count };
  // Few results of a rare type may have none in the sample.
  const areFew = countAll(estimated) <= MAX_COUNTED;
  const found = await findMatches(tx, match, areFew ? ofAllTypes : scope);
  const matches = found.filter(isWanted);
  const unwanted = areFew ? [] : estimated.filter((group) => !isWanted(group));
  return { groups: [...unwanted, ...groupsOf(found)], count: matches.length, matches };
}

async function estimate(tx: Tx, match: Matcher, scope: SearchScope): Promise<readonly Group[]> {
  const { from, id, where } = match({ field: 'texts', documents: 'sample' });
  const { rows } = await sql<Omit<Group, 'isEstimated'>>`
    select d.kind, d.category, d.subcategory, count(*) as count from ${from}
    where ${where} and ${isInScope(scope, id)}
    group by d.kind, d.category, d.subcategory`.execute(tx);
  return rows.map((group) => ({ ...group, count: group.count * SAMPLE_SHARE, isEstimated: true }));
}

async function findMatches(tx: Tx, match: Matcher, scope: SearchScope): Promise<readonly Match[]> {
  const { from, id, where } = match({ field: 'texts', documents: 'all' });
  const { rows } = await sql<Match>`
    select d.id, d.kind, d.slug, d.category, d.subcategory, d.hits from ${from}
    where ${where} and ${isInScope(scope, id)}`.execute(tx);
  return rows;
}

function groupsOf(matches: readonly Match[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { kind, category, subcategory } of matches) {
    const name = `${kind}/${category ?? ''}/${subcategory ?? ''}`;
    const count = (groups.get(name)?.count ?? 0) + 1;
    groups.set(name, { kind, category, subcategory, count, isEstimated: false });
  }
  return [...groups.values()];
}

/** Whether a group is left by the filters by type and category. */
function isOf({ type, category, subcategory }: SearchFilter): (group: Omit<Group, 'count' | 'isEstimated'>) => boolean {
  return (group) =>
    (type === undefined || group.kind === type) &&
    (category === undefined || group.category === category) &&
    (subcategory === undefined || group.subcategory === subcategory);
}

export function countOfAllTypes({ groups }: Counted): number {
  return countAll(groups);
}

function countAll(groups: readonly Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** The numbers that pages of results show. Estimates are rounded to two significant digits. */
export function countsOf(
  { groups, matches }: Counted,
  filter: SearchFilter,
  labels: Labels,
): Pick<SearchResults, 'total' | 'types' | 'categories' | 'isEstimated'> {
  const { type } = filter;
  const ofType = groups.filter(({ kind }) => type === undefined || kind === type);
  return {
    total: roundedCount(groups.filter(isOf(filter))),
    types: SEARCH_TYPES.map((of) => ({
      type: of,
      count: roundedCount(groups.filter(({ kind }) => kind === of)),
    })).filter(({ count }) => count > 0),
    categories: categoriesOf(ofType, labels),
    isEstimated: matches === undefined,
  };
}

function roundedCount(groups: readonly Group[]): number {
  const count = countAll(groups);
  return groups.some(({ isEstimated }) => isEstimated) ? Number(count.toPrecision(2)) : count;
}

function categoriesOf(groups: readonly Group[], labels: Labels): readonly CountedCategory[] {
  const counted = (kind: ContentKind, column: 'category' | 'subcategory', code: string) =>
    roundedCount(groups.filter((group) => group.kind === kind && group[column] === code));
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
