import { sql } from 'kysely';
import { departmentYear, startOfDepartmentYear } from '#domain/departmentYear.ts';
import { instantBefore } from '#domain/instant.ts';
import {
  inOrder,
  listSort,
  NEWEST_FIRST,
  publishedVersions,
  publishedVersionsFrom,
  type ListPlace,
  type ListScope,
  type Snapshot,
  wholeList,
} from './publishedVersions.ts';

/** Rows between two marks. At most this many rows are skipped to reach a page. */
const MARK_EVERY = 100;

/** Entry points into a list, with which its last page is found as fast as its first. */
export interface ListIndex {
  readonly total: number;
  /** Every hundredth position, beginning with the first. */
  readonly marks: readonly ListPlace[];
}

/** Scans the list's database index once. */
export async function findListIndex(snapshot: Snapshot, scope: ListScope): Promise<ListIndex> {
  const { by, direction } = listSort(scope);
  const [at, towards] = [sql.ref<string>(`v.${by}`), sql.raw(direction)];
  const numbered = wholeList(snapshot, scope).select([
    at.as('at'),
    'v.slug',
    sql<number>`row_number() over (order by ${at} ${towards}, v.slug ${towards}) - 1`.as('position'),
    sql<number>`count(*) over ()`.as('total'),
  ]);
  const rows = await snapshot.tx
    .selectFrom(numbered.as('numbered'))
    .select(['at', 'slug', 'total'])
    .where(sql<number>`position % ${sql.lit(MARK_EVERY)}`, '=', 0)
    .orderBy('position')
    .execute();
  return { total: rows[0]?.total ?? 0, marks: rows.map(({ at, slug }) => ({ at, slug })) };
}

/** At most `count` versions of the list, from a position (counted from 0) on. */
export function versionsAt(snapshot: Snapshot, scope: ListScope, index: ListIndex, position: number, count: number) {
  const mark = index.marks[Math.floor(position / MARK_EVERY)];
  if (mark === undefined || position >= index.total) return undefined;
  return publishedVersionsFrom(snapshot, scope, mark)
    .limit(count)
    .offset(position % MARK_EVERY);
}

/** The years of a list, newest first: one index lookup for each. */
export async function findYears(snapshot: Snapshot, scope: ListScope): Promise<readonly number[]> {
  const years: number[] = [];
  for (let upTo = snapshot.now; ; upTo = instantBefore(startOfDepartmentYear(years.at(-1) as number))) {
    const newest = inOrder(publishedVersions(snapshot, scope, upTo), NEWEST_FIRST);
    const row = await newest.select('v.published_at').limit(1).executeTakeFirst();
    if (row === undefined) return years;
    years.push(departmentYear(row.published_at));
  }
}
