import { sql } from 'kysely';
import { departmentYear, startOfDepartmentYear } from '#domain/departmentYear.ts';
import { instantBefore, type Instant } from '#domain/instant.ts';
import {
  inOrder,
  listSort,
  NEWEST_FIRST,
  publishedVersions,
  publishedVersionsFrom,
  type ListPlace,
  type ListScope,
  type Moment,
  wholeList,
} from './publishedVersions.ts';

/** Rows between two marks: what the deepest page has to step over. */
const MARK_EVERY = 100;

/** What a list has to know of itself, so that its last page is found as fast as its first. */
export interface ListIndex {
  readonly total: number;
  /** The first place, and every hundredth from there. */
  readonly marks: readonly ListPlace[];
}

/** Walks once through the list's index. */
export async function findListIndex(moment: Moment, scope: ListScope): Promise<ListIndex> {
  const { by, direction } = listSort(scope);
  const [at, towards] = [sql.ref<string>(`v.${by}`), sql.raw(direction)];
  const numbered = wholeList(moment, scope).select([
    at.as('at'),
    'v.slug',
    sql<number>`row_number() over (order by ${at} ${towards}, v.slug ${towards}) - 1`.as('position'),
    sql<number>`count(*) over ()`.as('total'),
  ]);
  const rows = await moment.tx
    .selectFrom(numbered.as('numbered'))
    .select(['at', 'slug', 'total'])
    .where(sql<number>`position % ${sql.lit(MARK_EVERY)}`, '=', 0)
    .orderBy('position')
    .execute();
  return { total: rows[0]?.total ?? 0, marks: rows.map(({ at, slug }) => ({ at, slug })) };
}

/** The versions from a position of the list on (counted from 0), at most so many. */
export function versionsAt(moment: Moment, scope: ListScope, index: ListIndex, position: number, count: number) {
  const mark = index.marks[Math.floor(position / MARK_EVERY)];
  if (mark === undefined || position >= index.total) return undefined;
  return publishedVersionsFrom(moment, scope, mark)
    .limit(count)
    .offset(position % MARK_EVERY);
}

/** The years of a list, newest first: one step in its index for each. */
export async function findYears(moment: Moment, scope: ListScope): Promise<readonly number[]> {
  const years: number[] = [];
  for (let upTo = moment.now; ; upTo = instantBefore(startOfDepartmentYear(years.at(-1) as number))) {
    const newest = inOrder(publishedVersions(moment, scope, upTo), NEWEST_FIRST);
    const row = await newest.select('v.published_at').limit(1).executeTakeFirst();
    if (row === undefined) return years;
    years.push(departmentYear(row.published_at));
  }
}

/**
 * The next instant at which a version of this kind and language becomes public or is withdrawn by itself, or, where it
 * matters to the list, an event ends: until then, what `publicationState` and `eventState` (domain) say of each stays
 * the same.
 */
export async function findNextChange(moment: Moment, scope: ListScope): Promise<Instant | undefined> {
  const changes = [
    await findNext(moment, scope, 'published_at'),
    await findNext(moment, scope, 'withdrawn_at'),
    scope.when === undefined ? undefined : await findNext(moment, scope, 'ends_at'),
  ];
  return changes.filter((at) => at !== undefined).sort()[0];
}

async function findNext(
  { tx, now }: Moment,
  { site, kind, locale }: ListScope,
  column: 'published_at' | 'withdrawn_at' | 'ends_at',
): Promise<Instant | undefined> {
  const row = await tx
    .selectFrom('versions as v')
    .where('v.site', '=', site)
    .where('v.kind', '=', kind)
    .where('v.locale', '=', locale)
    .where(`v.${column}`, '>', now)
    .select(`v.${column} as at`)
    .orderBy(`v.${column}`)
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? undefined;
}
