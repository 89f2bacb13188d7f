import { sql } from 'kysely';
import type { ContentKind } from '#domain/content/kinds.ts';
import { SEARCH_TYPES, type CountedCategory, type SearchResults, type SearchType } from '#domain/search/search.ts';
import type { SearchFilter } from '#ports/Search.ts';
import type { Tx } from '../../Database.ts';
import type { Labels } from '../../content/labels.ts';
import type { Matching } from '../SearchEngine.ts';
import { isInScope, type SearchScope } from './SearchScope.ts';

/** How many documents there are of a kind, category and subcategory. */
export interface Group {
  readonly kind: SearchType;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly count: number;
}

/** The groups of all matching documents, whatever the filters by type and category. */
export async function countGroups(tx: Tx, matching: Matching, scope: SearchScope): Promise<readonly Group[]> {
  const { type: _type, category: _category, subcategory: _subcategory, ...filter } = scope.filter;
  const { rows } = await sql<Group>`
    select d.kind, d.category, d.subcategory, count(*) as count from ${matching.from}
    where ${matching.where} and ${isInScope({ ...scope, filter })}
    group by d.kind, d.category, d.subcategory`.execute(tx);
  return rows;
}

export function countAll(groups: readonly Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** What the pages of results show of the groups. */
export function countsOf(
  groups: readonly Group[],
  filter: SearchFilter,
  labels: Labels,
): Pick<SearchResults, 'total' | 'types' | 'categories'> {
  const { type, category, subcategory } = filter;
  const ofType = groups.filter(({ kind }) => type === undefined || kind === type);
  const ofFilter = ofType.filter(
    (group) =>
      (category === undefined || group.category === category) &&
      (subcategory === undefined || group.subcategory === subcategory),
  );
  return {
    total: countAll(ofFilter),
    types: SEARCH_TYPES.map((of) => ({ type: of, count: countAll(groups.filter(({ kind }) => kind === of)) })).filter(
      ({ count }) => count > 0,
    ),
    categories: categoriesOf(ofType, labels),
  };
}

function categoriesOf(groups: readonly Group[], labels: Labels): readonly CountedCategory[] {
  const counted = (kind: ContentKind, column: 'category' | 'subcategory', code: string) =>
    countAll(groups.filter((group) => group.kind === kind && group[column] === code));
  return labels.categories
    .filter(({ parent }) => parent === null)
    .map(({ kind, code, label }) => ({
      ...{ kind, code, label, count: counted(kind, 'category', code) },
      children: labels.categories
        .filter((child) => child.kind === kind && child.parent === code)
        .map((child) => ({ code: child.code, label: child.label, count: counted(kind, 'subcategory', child.code) }))
        .filter(({ count }) => count > 0),
    }))
    .filter(({ count }) => count > 0);
}
