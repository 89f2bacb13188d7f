import type { Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { OwnSites } from '#ports/OwnSites.ts';
import type { Sites } from '#ports/Sites.ts';
import type { OwnSite } from '#domain/site/matchSite.ts';
import type { Database } from './Database.ts';
import { isPartOf, PUBLISHED_GENERATION } from './generations.ts';
import { isStorable } from './isStorable.ts';

/** The sites of the published generation. */
export class StoreSites implements Sites, OwnSites {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async findByDomain(host: HostName): Promise<SiteId | undefined> {
    if (!isStorable(host)) return undefined;
    const row = await this.#database.read((db) =>
      db
        .selectFrom('site_domains as d')
        .innerJoin('sites as s', (on) =>
          on.onRef('s.site', '=', 'd.site').onRef('s.from_generation', '=', 'd.from_generation'),
        )
        .select('d.site')
        .where('d.domain', '=', host)
        .where(isPartOf('s', PUBLISHED_GENERATION))
        // Stores of earlier versions may have a domain at two sites: it belongs to the one published last.
        .orderBy('d.from_generation', 'desc')
        .orderBy('d.site')
        .limit(1)
        .executeTakeFirst(),
    );
    return row?.site;
  }

  async layout(site: SiteId, locale: Locale): Promise<SiteLayout | undefined> {
    if (!isStorable(site)) return undefined;
    const row = await this.#database.read((db) =>
      db
        .selectFrom('site_layouts as l')
        .innerJoin('sites as s', (on) =>
          on.onRef('s.site', '=', 'l.site').onRef('s.from_generation', '=', 'l.from_generation'),
        )
        .select('l.layout')
        .where('l.site', '=', site)
        .where('l.locale', '=', locale)
        .where(isPartOf('s', PUBLISHED_GENERATION))
        .executeTakeFirst(),
    );
    return row && (JSON.parse(row.layout) as SiteLayout);
  }

  async details(site: SiteId): Promise<SiteDetails | undefined> {
    if (!isStorable(site)) return undefined;
    const row = await this.#database.read((db) =>
      db
        .selectFrom('sites as s')
        .select('s.details')
        .where('s.site', '=', site)
        .where(isPartOf('s', PUBLISHED_GENERATION))
        .executeTakeFirst(),
    );
    return row && (JSON.parse(row.details) as SiteDetails);
  }
  async all(): Promise<readonly OwnSite[]> {
    const rows = await this.#database.read((db) =>
      db
        .selectFrom('sites as s')
        .leftJoin('site_domains as d', (on) =>
          on.onRef('s.site', '=', 'd.site').onRef('s.from_generation', '=', 'd.from_generation'),
        )
        .select(['s.site', 's.details', 'd.domain'])
        .where(isPartOf('s', PUBLISHED_GENERATION))
        .orderBy('s.site')
        .execute(),
    );
    const sites = Map.groupBy(rows, ({ site }) => site);
    return Array.from(sites, ([id, ofSite]) => {
      const { apiId } = JSON.parse(ofSite[0]?.details ?? '{}') as Partial<SiteDetails>;
      return { id, domains: ofSite.flatMap(({ domain }) => domain ?? []), ...(apiId !== undefined && { apiId }) };
    });
  }
}
