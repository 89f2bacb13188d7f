import type { SiteId } from '#domain/site/siteId.ts';
import type { Tx } from './Database.ts';
import { isPartOf, PUBLISHED_GENERATION } from './generations.ts';
import { isStorable } from './isStorable.ts';

/** Whether a site is part of the published generation, of which the transaction sees one state. */
export async function isSitePublished(tx: Tx, site: SiteId): Promise<boolean> {
  if (!isStorable(site)) return false;
  const found = await tx
    .selectFrom('sites as s')
    .select('s.site')
    .where('s.site', '=', site)
    .where(isPartOf('s', PUBLISHED_GENERATION))
    .executeTakeFirst();
  return found !== undefined;
}
