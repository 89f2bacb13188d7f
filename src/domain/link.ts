const EXTERNAL_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Whether an address that comes from content or from an API may become a link: a path or fragment of this site, or an
 * absolute address whose scheme is https, http, mailto or tel. `javascript:`, `data:`, `//host` and the like may not.
 */
export function isSafeLink(address: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop these inside URLs, so "java\tscript:" would run
  if (/[\u0000-\u001f\u007f\\]/.test(address)) return false;
  if (address.startsWith('//')) return false;
  if (/^[/#?]/.test(address)) return true;
  return EXTERNAL_SCHEMES.some((scheme) => address.toLowerCase().startsWith(scheme));
}
