import { randomUUID } from 'node:crypto';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Tx } from '../Database.ts';

/** So that caches notice new figures (`SiteVersions`). */
export async function changeVersion(tx: Tx, site: SiteId): Promise<void> {
  const version = randomUUID();
  await tx
    .insertInto('water_versions')
    .values({ site, version })
    .onConflict((conflict) => conflict.column('site').doUpdateSet({ version }))
    .execute();
}
