import { parseOitCode } from '#domain/content/oitAddress.ts';
import { isLocale, LOCALES } from '#domain/locale/locale.ts';
import { ROUTES } from '#ui/routes.ts';

export type PathCheck =
  /** The exact path. */
  | { readonly is: 'canonical' }
  /** Another spelling of the path `to`: redirect. */
  | { readonly is: 'moved'; readonly to: string }
  | { readonly is: 'malformed' }
  | { readonly is: 'unknown' };

const WORDS = new Map(
  Object.values(ROUTES)
    .flatMap(({ path }) => path.split('/'))
    .filter((word) => word !== '' && !word.startsWith(':') && word !== '*')
    .map((word) => [word.toLowerCase(), word]),
);
/** Codes of public disclosure are upper-case: `oit/2569/O10`. */
const OIT = ROUTES.oit.path;
const MAX_LENGTH = 2_000;

/**
 * Compares a path with the exact form of the routes: case-sensitive, no slash at the end, `{lang}` one of two. Another
 * case or a trailing slash has moved (308). An empty segment, a dot segment and a slash or backslash inside a segment
 * are unknown, because a URL parser behind this server could read another path. Bad escapes are malformed.
 *
 * @param path raw, behind the base path, beginning with a slash
 */
export function checkPath(path: string): PathCheck {
  if (path.length > MAX_LENGTH) return { is: 'malformed' };
  const segments = path.split('/').slice(1);
  if (segments.at(-1) === '') segments.pop();
  const decoded = segments.map(decodeSegment);
  if (!decoded.every((segment) => segment !== undefined)) return { is: 'malformed' };
  if (decoded.some((segment) => /^\.{0,2}$|[/\\]/.test(segment))) return { is: 'unknown' };
  const exact = decoded.map((segment, index) => exactWord(segment, index, decoded) ?? segments[index] ?? '');
  const language = exact[0] ?? '';
  if (!isLocale(language)) return { is: 'unknown' };
  const to = `/${exact.join('/')}`;
  return to === path ? { is: 'canonical' } : { is: 'moved', to };
}

/** The exact form of a segment; undefined when it stays as it is. */
function exactWord(segment: string, index: number, all: readonly string[]): string | undefined {
  const lower = segment.toLowerCase();
  if (index === 0) return LOCALES.find((locale) => locale === lower);
  const code = index === 3 && all[1]?.toLowerCase() === OIT ? parseOitCode(segment.toUpperCase()) : undefined;
  // Slugs and url names are lower-case, so other Latin segments are lower-cased too; other scripts stay as they are.
  return code ?? WORDS.get(lower) ?? (/^[\w-]+$/.test(segment) ? lower : undefined);
}

function decodeSegment(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    // eslint-disable-next-line no-control-regex -- these are what is refused
    return /[\u0000-\u001f\u007f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
