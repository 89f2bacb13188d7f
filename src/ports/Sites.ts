import type { Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/**
 * The sites of one server: their domains, details and layouts (spec §1, §3, §7). Throws `Unavailable`.
 *
 * A `signal` is aborted when nobody needs the result any more. An implementation may ignore it.
 */
export interface Sites {
  /** The site of a domain. Undefined when no site has this domain. */
  findByDomain(host: HostName, signal?: AbortSignal): Promise<SiteId | undefined>;
  /** The layout of a site in one language. Undefined when there is no such site. */
  layout(site: SiteId, locale: Locale, signal?: AbortSignal): Promise<SiteLayout | undefined>;
  /** The details of a site. Undefined when there is no such site. */
  details(site: SiteId, signal?: AbortSignal): Promise<SiteDetails | undefined>;
}
