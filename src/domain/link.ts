const EXTERNAL_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Whether an address from content or from an API is safe to use as a link. Safe are: a path, query or fragment of this
 * site, and an absolute address whose scheme is https, http, mailto or tel. Not safe are `javascript:`, `data:`,
 * `//host` and everything else.
 */
export function isSafeLink(address: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop these inside URLs, so "java\tscript:" would run
  if (/[\u0000-\u001f\u007f\\]/.test(address)) return false;
  if (address.startsWith('//')) return false;
  if (/^[/#?]/.test(address)) return true;
  return EXTERNAL_SCHEMES.some((scheme) => address.toLowerCase().startsWith(scheme));
}
