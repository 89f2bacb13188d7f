/** A site's identity, the `_id` of its record (spec §3). */
export type SiteId = string & { readonly __brand: 'SiteId' };

/** The global site id when none is configured (spec §3, §9). */
export const DEFAULT_SITE_ID = '9999';
const SENTINELS: readonly string[] = ['', '0', DEFAULT_SITE_ID];

/**
 * The site id of a setting or an answer; undefined when it is unset, 0 or 9999, which mean unknown, so that the
 * site is looked up by its domain (spec §4, §9).
 */
export function knownSiteId(value: string | number | undefined): SiteId | undefined {
  const text = value === undefined ? '' : String(value).trim();
  return SENTINELS.includes(text) ? undefined : (text as SiteId);
}
