import { parseOitCode } from '#domain/content/oitAddress.ts';
import { isLocale, LOCALES } from '#domain/locale/locale.ts';
import { ROUTES } from '#ui/routes.ts';

export type PathCheck =
  /** The path has exactly the form of a route. */
  | { readonly is: 'canonical' }
  /** Another spelling of the path `to`: redirect. */
  | { readonly is: 'moved'; readonly to: string }
  | { readonly is: 'malformed' }
  | { readonly is: 'unknown' };

/** The fixed segments of all routes, by their lower-case form. */
const FIXED_SEGMENTS = new Map(
  Object.values(ROUTES)
    .flatMap(({ path }) => path.split('/'))
    .filter((segment) => segment !== '' && !segment.startsWith(':') && segment !== '*')
    .map((segment) => [segment.toLowerCase(), segment]),
);
/** Codes of public disclosure are upper-case: `oit/2569/O10`. */
const OIT = ROUTES.oit.path;
const MAX_LENGTH = 2_000;

/**
 * Compares a path with the exact form of the routes: case-sensitive, no slash at the end, `{lang}` is `th` or `en`. A path
 * in another case or with a slash at its end is 'moved' (308). A path with an empty segment, a dot segment, or a slash or
 * backslash inside a segment is 'unknown', because another URL parser could read it as another path. A path with invalid
 * escapes is 'malformed'.
 *
 * @param path raw, without the base path, beginning with a slash
 */
export function checkPath(path: string): PathCheck {
  if (path.length > MAX_LENGTH) return { is: 'malformed' };
  const segments = path.split('/').slice(1);
  if (segments.at(-1) === '') segments.pop();
  const decoded = segments.map(decodeSegment);
  if (!decoded.every((segment) => segment !== undefined)) return { is: 'malformed' };
  if (decoded.some((segment) => /^\.{0,2}$|[/\\]/.test(segment))) return { is: 'unknown' };
  const canonical = decoded.map((segment, index) => canonicalSegment(segment, index, decoded) ?? segments[index] ?? '');
  const language = canonical[0] ?? '';
  if (!isLocale(language)) return { is: 'unknown' };
  const to = `/${canonical.join('/')}`;
  return to === path ? { is: 'canonical' } : { is: 'moved', to };
}

/** The canonical form of a segment; undefined when it stays as it is. */
function canonicalSegment(segment: string, index: number, all: readonly string[]): string | undefined {
  const lower = segment.toLowerCase();
  if (index === 0) return LOCALES.find((locale) => locale === lower);
  const code = index === 3 && all[1]?.toLowerCase() === OIT ? parseOitCode(segment.toUpperCase()) : undefined;
  // Slugs and url names are lower-case, so other Latin segments are lower-cased too; other scripts stay as they are.
  return code ?? FIXED_SEGMENTS.get(lower) ?? (/^[\w-]+$/.test(segment) ? lower : undefined);
}

function decodeSegment(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    // eslint-disable-next-line no-control-regex -- matches the characters to be refused
    return /[\u0000-\u001f\u007f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
