import type { CachedSite, CacheParts } from '../cache/serveFromCache.ts';
import type { FoundSite, SiteDirectory } from './SiteDirectory.ts';
import type { SiteVersionWatch } from './SiteVersionWatch.ts';

/** Finds the site of a host with all that decides whether a cached response is valid. */
export function cachedSites(sites: SiteDirectory, versions: SiteVersionWatch): CacheParts['findSite'] {
  return (host, now) => {
    const toCachedSite = (found: FoundSite | undefined): CachedSite | undefined =>
      found && {
        id: found.site.details.id,
        // What a page shows of its site may change without a version: in front of an API that is not ours.
        version: found.version.id && `${found.version.id} ${found.revision}`,
        stale: found.stale,
        validity: () => versions.validityOf(found.site.details, found.version, now),
      };
    const found = sites.find(host, now);
    return found instanceof Promise ? found.then(toCachedSite) : toCachedSite(found);
  };
}
