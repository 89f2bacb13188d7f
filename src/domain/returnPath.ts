/**
 * A path of this site that a visitor may be led back to: one leading slash, no scheme, no authority, no backslash, no
 * control character, in plain or encoded form. Anything else is dropped (undefined), never mended.
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
