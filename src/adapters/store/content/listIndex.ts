import { sql } from 'kysely';
import { departmentYear, startOfDepartmentYear } from '#domain/departmentYear.ts';
import { instantBefore, type Instant } from '#domain/instant.ts';
import {
  newestFirst,
  publishedVersions,
  publishedVersionsFrom,
  type ListKey,
  type ListScope,
  type Moment,
} from './publishedVersions.ts';

/** Rows between two marks: what the deepest page has to step over. */
const MARK_EVERY = 100;

/** What a list has to know of itself, so that its last page is found as fast as its first. */
export interface ListIndex {
  readonly total: number;
  /** The first place, and every hundredth from there. */
  readonly marks: readonly ListKey[];
}

/** Walks once through the list's index. */
export async function findListIndex(moment: Moment, scope: ListScope): Promise<ListIndex> {
  const numbered = publishedVersions(moment, scope).select([
    'v.published_at',
    'v.slug',
    sql<number>`row_number() over (order by v.published_at desc, v.slug desc) - 1`.as('position'),
    sql<number>`count(*) over ()`.as('total'),
  ]);
  const rows = await moment.tx
    .selectFrom(numbered.as('numbered'))
    .select(['published_at', 'slug', 'total'])
    .where(sql<number>`position % ${sql.lit(MARK_EVERY)}`, '=', 0)
    .orderBy('position')
    .execute();
  const marks = rows.map(({ published_at, slug }) => ({ published_at, slug }));
  return { total: rows[0]?.total ?? 0, marks };
}

/** The versions from a position of the list on (counted from 0), at most so many. */
export function versionsAt(moment: Moment, scope: ListScope, index: ListIndex, position: number, count: number) {
  const mark = index.marks[Math.floor(position / MARK_EVERY)];
  if (mark === undefined || position >= index.total) return undefined;
  return newestFirst(publishedVersionsFrom(moment, scope, mark))
    .limit(count)
    .offset(position % MARK_EVERY);
}

/** The years of a list, newest first: one step in its index for each. */
export async function findYears(moment: Moment, scope: ListScope): Promise<readonly number[]> {
  const years: number[] = [];
  for (let upTo = moment.now; ; upTo = instantBefore(startOfDepartmentYear(years.at(-1) as number))) {
    const newest = newestFirst(publishedVersions(moment, scope, upTo));
    const row = await newest.select('v.published_at').limit(1).executeTakeFirst();
    if (row === undefined) return years;
    years.push(departmentYear(row.published_at));
  }
}

/**
 * The next instant at which a version of this kind and language becomes public or is withdrawn by itself: until
 * then, what `publicationState` (domain) says of each stays the same.
 */
export async function findNextChange({ tx, now }: Moment, scope: ListScope): Promise<Instant | undefined> {
  const ofKind = tx
    .selectFrom('versions as v')
    .where('v.site', '=', scope.site)
    .where('v.kind', '=', scope.kind)
    .where('v.locale', '=', scope.locale);
  const published = await ofKind
    .select('v.published_at as at')
    .where('v.published_at', '>', now)
    .orderBy('v.published_at')
    .limit(1)
    .executeTakeFirst();
  const withdrawn = await ofKind
    .select('v.withdrawn_at as at')
    .where('v.withdrawn_at', '>', now)
    .orderBy('v.withdrawn_at')
    .limit(1)
    .executeTakeFirst();
  return [published?.at, withdrawn?.at].filter((at) => at !== undefined && at !== null).sort()[0];
}
