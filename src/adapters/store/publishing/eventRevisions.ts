import { eventRevision } from '#domain/calendar/eventRevision.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Tx } from '../Database.ts';
import type { ItemTable } from '../StoreTables.ts';
import { contentHash } from './contentHash.ts';
import type { LoadedItem } from './loadItem.ts';

export type RevisionColumns = Pick<ItemTable, 'revision' | 'revised_at' | 'calendar_hash'>;

export const NO_EVENT: RevisionColumns = { revision: null, revised_at: null, calendar_hash: null };

/**
 * Gives events their revisions, by slug. Those that were given before an import was interrupted are not given again:
 * they were of other content.
 */
export async function giveRevisions(
  tx: Tx,
  site: SiteId,
  events: readonly LoadedItem[],
  now: Instant,
): Promise<ReadonlyMap<Slug, RevisionColumns>> {
  const slugs = events.map(({ item }) => item.slug);
  const highest = await highestRevisions(tx, site, slugs);
  const given = events.map((event) => {
    const { published, item } = event;
    const hash = calendarHash(event);
    const known = published && { revision: published.revision ?? 0, digest: published.calendar_hash };
    const revision = eventRevision(known, hash, highest.get(item.slug));
    const revisedAt = known?.revision === revision ? (published?.revised_at ?? null) : now;
    return { slug: item.slug, revision, columns: { revision, revised_at: revisedAt, calendar_hash: hash } };
  });
  await tx
    .insertInto('event_revisions')
    .values(given.map(({ slug, revision }) => ({ site, slug, revision })))
    .onConflict((conflict) =>
      conflict.columns(['site', 'slug']).doUpdateSet({ revision: (is) => is.ref('excluded.revision') }),
    )
    .execute();
  return new Map(given.map(({ slug, columns }) => [slug, columns]));
}

async function highestRevisions(tx: Tx, site: SiteId, slugs: readonly Slug[]): Promise<ReadonlyMap<Slug, number>> {
  const rows = await tx
    .selectFrom('event_revisions')
    .select(['slug', 'revision'])
    .where('site', '=', site)
    .where('slug', 'in', slugs)
    .execute();
  return new Map(rows.map(({ slug, revision }) => [slug, revision]));
}

/** Equal as long as calendars show the event in the same way, in every language. */
function calendarHash({ item, resolved }: LoadedItem): string {
  const versions = LOCALES.map((locale) => {
    const version = item.versions[locale];
    return version && { title: version.title, summary: version.summary, detail: resolved[locale]?.detail };
  });
  return contentHash({ versions, category: item.category, subcategory: item.subcategory });
}
