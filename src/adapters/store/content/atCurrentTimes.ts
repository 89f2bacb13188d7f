import type { ExpressionBuilder } from 'kysely';
import type { ContentDetail, ContentSummary } from '#domain/content/content.ts';
import { instantOf } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { isPartOf } from '../generations.ts';
import type { StoreTables, VersionTable } from '../StoreTables.ts';
import type { Snapshot } from './publishedVersions.ts';

type EventDetail = Extract<ContentDetail, { readonly kind: 'event' }>;

/** Gives recurring events the times of their next occurrence, or of the last one when they are over. */
export async function atCurrentTimes<Summary extends ContentSummary>(
  { tx, generation, now }: Snapshot,
  { site, locale }: { readonly site: SiteId; readonly locale: Locale },
  summaries: readonly Summary[],
): Promise<readonly Summary[]> {
  const recurring = summaries.flatMap(({ slug, detail }) => (isRecurring(detail) ? [{ slug, detail }] : []));
  if (recurring.length === 0) return summaries;
  const longest = Math.max(...recurring.map(({ detail }) => lengthOf(detail)));
  // Each event's occurrences are searched by their start: few of the thousands that it may have are looked at.
  const before = instantOf(Date.parse(now) - longest);
  const rows = await tx
    .selectFrom('versions as v')
    .select(['v.slug', 'v.ends_at'])
    .select((of) => [
      occurrencesOf(of)
        .where('o.starts_at', '>', before)
        .where('o.ends_at', '>', now)
        .orderBy('o.starts_at')
        .limit(1)
        .as('next'),
      occurrencesOf(of).orderBy('o.starts_at', 'desc').limit(1).as('last'),
    ])
    .where('v.site', '=', site)
    .where('v.kind', '=', 'event')
    .where('v.locale', '=', locale)
    .where(
      'v.slug',
      'in',
      recurring.map(({ slug }) => slug),
    )
    .where(isPartOf('v', generation))
    .execute();
  const starts = new Map(
    rows.map(({ slug, ends_at, next, last }) => [slug, next ?? (ends_at !== null && ends_at <= now ? last : null)]),
  );
  return summaries.map((summary) => {
    const { slug, detail } = summary;
    const startsAt = starts.get(slug) ?? undefined;
    if (startsAt === undefined || !isRecurring(detail)) return summary;
    const endsAt = instantOf(Date.parse(startsAt) + lengthOf(detail));
    return { ...summary, detail: { ...detail, startsAt, endsAt } };
  });
}

/** The starts of the occurrences of a version `v`. */
function occurrencesOf(of: ExpressionBuilder<StoreTables & { v: VersionTable }, 'v'>) {
  return of
    .selectFrom('event_occurrences as o')
    .select('o.starts_at')
    .whereRef('o.site', '=', 'v.site')
    .whereRef('o.kind', '=', 'v.kind')
    .whereRef('o.slug', '=', 'v.slug')
    .whereRef('o.from_generation', '=', 'v.from_generation')
    .whereRef('o.locale', '=', 'v.locale');
}

function isRecurring(detail: ContentDetail): detail is EventDetail {
  return detail.kind === 'event' && detail.recurrence !== undefined;
}

/** In milliseconds. All occurrences of an event are as long as the first. */
function lengthOf({ startsAt, endsAt }: EventDetail): number {
  return Date.parse(endsAt) - Date.parse(startsAt);
}
