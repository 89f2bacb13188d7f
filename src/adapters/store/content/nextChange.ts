import { expressionBuilder } from 'kysely';
import type { Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reader } from '../Database.ts';
import type { StoreTables } from '../StoreTables.ts';

/**
 * The next instant at which a version of a site is published or withdrawn, or an occurrence of an event ends: until then,
 * `publicationState` and `eventState` (domain) of each version stay the same, and so does its next occurrence.
 */
export async function findNextChange(db: Reader, site: SiteId, now: Instant): Promise<Instant | undefined> {
  return firstOf(await db.selectNoFrom(nextChanges(site, now)).executeTakeFirstOrThrow());
}

/**
 * The columns of which `firstOf` chooses: one index lookup for each. Rows of other generations are not left out: they
 * are few, and an instant too early costs one query too many.
 */
export function nextChanges(site: SiteId, now: Instant) {
  const next = (column: 'published_at' | 'withdrawn_at') =>
    expressionBuilder<StoreTables>()
      .selectFrom('versions as v')
      .select((of) => of.fn.min<Instant | null>(`v.${column}`).as('next'))
      .where('v.site', '=', site)
      .where(`v.${column}`, '>', now);
  const nextEnd = expressionBuilder<StoreTables>()
    .selectFrom('event_occurrences as o')
    .select((of) => of.fn.min<Instant | null>('o.ends_at').as('next'))
    .where('o.site', '=', site)
    .where('o.ends_at', '>', now);
  return [
    next('published_at').as('nextPublication'),
    next('withdrawn_at').as('nextWithdrawal'),
    nextEnd.as('nextEnd'),
  ] as const;
}

export interface NextChanges {
  readonly nextPublication: Instant | null;
  readonly nextWithdrawal: Instant | null;
  readonly nextEnd: Instant | null;
}

export function firstOf({ nextPublication, nextWithdrawal, nextEnd }: NextChanges): Instant | undefined {
  return [nextPublication, nextWithdrawal, nextEnd].filter((at) => at !== null).sort()[0];
}
