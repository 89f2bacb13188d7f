import type { HostName } from './host.ts';
import type { SiteId } from './siteId.ts';

/** What decides which record of a department's API a site of the content folder belongs to. */
export interface OwnSite {
  readonly id: SiteId;
  readonly domains: readonly HostName[];
  /** The `_id` of its record, where the content folder names it. */
  readonly apiId?: SiteId;
}

/**
 * The site of the content folder that a record of the department's API belongs to: the one that names the record,
 * otherwise the one with the requested domain. Where one record is configured for every host (spec §4), it is the only
 * site of the folder. A site that names another record never matches.
 *
 * @param host undefined where the record is configured
 */
export function matchSite(
  record: SiteId,
  host: HostName | undefined,
  sites: readonly OwnSite[],
): OwnSite['id'] | undefined {
  const named = sites.find(({ apiId }) => apiId === record);
  if (named !== undefined) return named.id;
  const candidates = host === undefined ? onlyOne(sites) : sites.filter(({ domains }) => domains.includes(host));
  return candidates.find(({ apiId }) => apiId === undefined)?.id;
}

const API_ONLY = 'api:';

/** The id of a site that only the department's API knows. No site of a content folder has one like it. */
export function apiOnlySiteId(record: SiteId): SiteId {
  return `${API_ONLY}${record}` as SiteId;
}

/** Whether a site of a content folder may have an id. */
export function isOwnSiteId(id: SiteId): boolean {
  return !id.startsWith(API_ONLY);
}

function onlyOne(sites: readonly OwnSite[]): readonly OwnSite[] {
  return sites.length === 1 ? sites : [];
}
