import type { SiteId } from '#domain/site/siteId.ts';
import type { Reader } from './Database.ts';
import { isPartOf, PUBLISHED_GENERATION } from './generations.ts';
import { isStorable } from './isStorable.ts';

/** Whether a site is part of the published generation. */
export async function isSitePublished(db: Reader, site: SiteId): Promise<boolean> {
  if (!isStorable(site)) return false;
  const found = await db
    .selectFrom('sites as s')
    .select('s.site')
    .where('s.site', '=', site)
    .where(isPartOf('s', PUBLISHED_GENERATION))
    .executeTakeFirst();
  return found !== undefined;
}
