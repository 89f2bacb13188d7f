import type { Locale } from '#domain/locale/locale.ts';
import type { HostName } from '#domain/site/host.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/**
 * The sites of one server: who answers to which domain, and how each looks (spec §1, §3, §7). Throws `Unavailable`.
 *
 * A `signal` that fires says that nobody waits for the answer any more; a source need not watch it.
 */
export interface Sites {
  /** The site of a domain; absent when no site has it. */
  findByDomain(host: HostName, signal?: AbortSignal): Promise<SiteId | undefined>;
  /** Menus and footer in one language; absent when there is no such site. */
  layout(site: SiteId, locale: Locale, signal?: AbortSignal): Promise<SiteLayout | undefined>;
  /** The record of a site; absent when there is no such site. */
  details(site: SiteId, signal?: AbortSignal): Promise<SiteDetails | undefined>;
}
