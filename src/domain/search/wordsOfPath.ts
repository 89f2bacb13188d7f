import { LOCALES } from '../locale/locale.ts';

/** No address has more words that describe what it leads to. */
const MAX_WORDS = 8;

/**
 * The words of a path that leads nowhere, to search for: `/en/news/dam-closed_2026.html` gives `news dam closed 2026`.
 * Empty when it has none.
 *
 * @param path decoded
 */
export function wordsOfPath(path: string): string {
  const [first = '', ...others] = path.split('/').filter((segment) => segment !== '');
  const segments = LOCALES.some((locale) => locale === first.toLowerCase()) ? others : [first, ...others];
  return segments
    .join('/')
    .replace(/\.[a-z]{2,5}$/iu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .join(' ');
}
