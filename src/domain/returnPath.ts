/**
 * Parses the path to which a visitor is redirected after an action. It must be a path of this site: one leading slash,
 * no scheme, no host, no backslash and no control character, neither plain nor percent-encoded, and at most 2,000
 * characters. Anything else is undefined and is never repaired, so that nobody can redirect visitors to another site.
 */
export function parseReturnPath(text: string): string | undefined {
  if (text.length > 2000 || !isPlainPath(text)) return undefined;
  try {
    if (isPlainPath(decodeURIComponent(text.replace(/\?.*/s, '')))) return text;
  } catch {
    // An escape that cannot be decoded.
  }
  return undefined;
}

function isPlainPath(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop tab and newline inside URLs: "/\t/host" is "//host"
  return /^\/(?![/\\])/.test(text) && !/[\\\u0000-\u001f\u007f]/.test(text) && !text.includes('//');
}
