/** The id of a site: the `_id` of its record (spec §3). */
export type SiteId = string & { readonly __brand: 'SiteId' };

/** The global site id when none is configured (spec §3, §9). */
export const DEFAULT_SITE_ID = '9999';
const UNKNOWN_IDS: readonly string[] = ['', '0', DEFAULT_SITE_ID];

/**
 * Parses a site id from a setting or an API response. Undefined when it is unset, 0 or 9999: these mean that the id is
 * unknown, and the site is then looked up by its domain (spec §4, §9).
 */
export function knownSiteId(value: string | number | undefined): SiteId | undefined {
  const text = value === undefined ? '' : String(value).trim();
  return UNKNOWN_IDS.includes(text) ? undefined : (text as SiteId);
}
