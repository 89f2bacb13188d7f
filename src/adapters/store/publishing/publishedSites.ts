import type { HostName } from '#domain/site/host.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import type { PublishedSite, PublishReport, SiteArchive } from '#ports/Publishing.ts';
import type { Database, Reader } from '../Database.ts';
import { isPartOf, PUBLISHED_GENERATION } from '../generations.ts';
import type { RawBuilder } from 'kysely';

type TakenDomains = Extract<PublishReport, { readonly code: 'domainTaken' }>['domains'];

/** The domains of archives that belong to published sites which are not among the archives. */
export async function takenDomains(
  database: Database,
  generation: number,
  archives: readonly Pick<SiteArchive, 'details' | 'domains'>[],
): Promise<TakenDomains> {
  const replaced = new Set<string>(archives.map(({ details }) => details.id));
  const rows = await database.read((db) => domainsOf(db, generation).execute());
  const owners = new Map(rows.filter(({ site }) => !replaced.has(site)).map(({ domain, site }) => [domain, site]));
  return archives.flatMap(({ details, domains }) =>
    domains.flatMap((domain) => {
      const owner = owners.get(domain);
      return owner === undefined ? [] : [{ site: details.id, domain, owner }];
    }),
  );
}

/** The published sites by id, with their domains and the number of their items. */
export async function listPublishedSites(database: Database): Promise<readonly PublishedSite[]> {
  const { sites, domains, counts } = await database.read(async (db) => ({
    sites: await db
      .selectFrom('sites as s')
      .select(['s.site', 's.details'])
      .where(isPartOf('s', PUBLISHED_GENERATION))
      .orderBy('s.site')
      .execute(),
    domains: await domainsOf(db, PUBLISHED_GENERATION).orderBy('d.domain').execute(),
    counts: await db
      .selectFrom('items as i')
      .select(({ fn }) => ['i.site', fn.countAll().as('items')])
      .where(isPartOf('i', PUBLISHED_GENERATION))
      .groupBy('i.site')
      .execute(),
  }));
  return sites.map(({ site, details }) => ({
    id: site,
    shortName: (JSON.parse(details) as SiteDetails).shortName,
    domains: domains.filter((row) => row.site === site).map(({ domain }): HostName => domain),
    items: Number(counts.find((row) => row.site === site)?.items ?? 0),
  }));
}

function domainsOf(db: Reader, generation: number | RawBuilder<number>) {
  return db
    .selectFrom('site_domains as d')
    .innerJoin('sites as s', (on) =>
      on.onRef('s.site', '=', 'd.site').onRef('s.from_generation', '=', 'd.from_generation'),
    )
    .select(['d.domain', 'd.site'])
    .where(isPartOf('s', generation));
}
