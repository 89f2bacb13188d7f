import { sql } from 'kysely';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { SiteVersion, SiteVersions } from '#ports/SiteVersions.ts';
import { firstOf, nextChanges } from './content/nextChange.ts';
import type { Database } from './Database.ts';
import { isPartOf } from './generations.ts';
import { isStorable } from './isStorable.ts';

/**
 * One version for the content of all sites, because a domain may go from one site to another, and one for the water
 * figures of each site.
 */
export class StoreSiteVersions implements SiteVersions {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async current(site: SiteId): Promise<SiteVersion | undefined> {
    if (!isStorable(site)) return undefined;
    const now = this.#clock.now();
    const row = await this.#database.read((db) =>
      db
        .selectFrom('sites as s')
        .innerJoin('publication as p', (on) => on.onTrue())
        .leftJoin('water_versions as w', 'w.site', 's.site')
        .select(['p.version', 'w.version as water'])
        .select(nextChanges(site, now))
        .where('s.site', '=', site)
        .where(isPartOf('s', sql.ref('p.live')))
        .executeTakeFirst(),
    );
    if (row === undefined) return undefined;
    const changesAt = firstOf(row);
    return { id: `${row.version}.${row.water ?? ''}`, ...(changesAt !== undefined && { changesAt }) };
  }
}
