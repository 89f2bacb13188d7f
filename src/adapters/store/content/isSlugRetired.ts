import type { ItemRef } from '#domain/content/related.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { isPartOf } from '../generations.ts';
import type { Snapshot } from './publishedVersions.ts';

/** Whether an item was public at an address and is removed: nothing more is known of it. */
export async function isSlugRetired(
  { tx, generation }: Snapshot,
  site: SiteId,
  { kind, slug }: ItemRef,
): Promise<boolean> {
  const retired = await tx
    .selectFrom('retired_slugs as r')
    .where('r.site', '=', site)
    .where('r.kind', '=', kind)
    .where('r.slug', '=', slug)
    .where(isPartOf('r', generation))
    .select('r.slug')
    .executeTakeFirst();
  return retired !== undefined;
}
