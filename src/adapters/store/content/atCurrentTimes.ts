import type { ContentSummary } from '#domain/content/content.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { isPartOf } from '../generations.ts';
import { isLastAt, isNextAt, occurrencesWithVersions } from './occurrences.ts';
import type { Snapshot } from './publishedVersions.ts';

/** Gives recurring events the times of their next occurrence, or of the last one when they are over. */
export async function atCurrentTimes<Summary extends ContentSummary>(
  { tx, generation, now }: Snapshot,
  { site, locale }: { readonly site: SiteId; readonly locale: Locale },
  summaries: readonly Summary[],
): Promise<readonly Summary[]> {
  const recurring = summaries.filter(({ detail }) => detail.kind === 'event' && detail.recurrence !== undefined);
  if (recurring.length === 0) return summaries;
  const rows = await occurrencesWithVersions(tx)
    .select(['o.slug', 'o.starts_at', 'o.ends_at'])
    .where('o.site', '=', site)
    .where('o.kind', '=', 'event')
    .where('o.locale', '=', locale)
    .where(
      'o.slug',
      'in',
      recurring.map(({ slug }) => slug),
    )
    .where(isPartOf('v', generation))
    .where((is) => is.or([isNextAt(now)(is), isLastAt(now)]))
    .execute();
  const times = new Map(rows.map(({ slug, starts_at, ends_at }) => [slug, { startsAt: starts_at, endsAt: ends_at }]));
  return summaries.map((summary) => {
    const { detail, slug } = summary;
    const current = detail.kind === 'event' && detail.recurrence !== undefined ? times.get(slug) : undefined;
    return current === undefined ? summary : { ...summary, detail: { ...detail, ...current } };
  });
}
