import { CONTENT_KINDS, KINDS } from './kinds.ts';

/** The last part of a detail's address: lower-case words joined by hyphens, never used again for something else. */
export type Slug = string & { readonly __brand: 'Slug' };

/** The form of a slug, reserved words left aside. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_MAX_LENGTH = 100;

/**
 * Every word that a route of the site uses (spec §2 and the paths it does not show). A generic page takes none of
 * them as its url name, and no item as its id: an address never changes its meaning.
 */
// prettier-ignore
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  'en', 'th', 'api', 'assets', 'builds', 'data', 'media', 'preferences', 'livez', 'readyz', 'feed', 'feeds', 'sitemap',
  'feedback', 'intropage', 'main', 'maintenance', 'more-news', 'search', 'wuse-area', 'members', 'login', 'register', 'verify',
  'forgot-password', 'reset-password', 'dashboard', 'change-password', 'profile', 'edit', 'e-news', '_payload.json',
  'contact', 'report-broken-file', 'report-election-corruption', 'report-misconduct', 'complaints', 'track',
  'site-map', 'reservoirs', 'calendar', 'newsletter', 'policies', 'website', 'privacy', 'security', 'cookie', 'disclaimer',
  // The paths of lists and of their items begin with the folder of the kind.
  ...CONTENT_KINDS.flatMap((kind) => (KINDS[kind].list === null ? [] : [KINDS[kind].folder])),
]);

export function isReserved(word: string): boolean {
  return RESERVED_WORDS.has(word.toLowerCase());
}

/** A slug of at most 100 characters that is no reserved word; anything else is undefined. */
export function parseSlug(text: string): Slug | undefined {
  return text.length <= SLUG_MAX_LENGTH && SLUG.test(text) && !isReserved(text) ? (text as Slug) : undefined;
}
