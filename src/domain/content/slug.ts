import { CONTENT_KINDS, KINDS } from './kinds.ts';

/** The last part of an item's address: lower-case words joined by hyphens. It is never used again for another item. */
export type Slug = string & { readonly __brand: 'Slug' };

/** The form of a slug. Reserved words have this form too, but are not slugs. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_MAX_LENGTH = 100;

/**
 * Every word that a route of the site uses (spec §2, and paths that the specification does not list). No generic page
 * has one of them as its url name and no item as its slug, so that an address never has two meanings.
 */
// prettier-ignore
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  'en', 'th', 'api', 'assets', 'builds', 'data', 'media', 'preferences', 'livez', 'readyz', 'feed', 'feeds', 'sitemap',
  'feedback', 'intropage', 'main', 'maintenance', 'more-news', 'search', 'wuse-area', 'members', 'login', 'register', 'verify',
  'forgot-password', 'reset-password', 'dashboard', 'change-password', 'profile', 'edit', 'e-news', 'resend', 'sessions', 'sign-out', 'picture', 'erase', 'social', 'link', 'start', 'callback', '_payload.json',
  'second-step', 'authenticator', 'passkey', 'remove', 'recovery-codes',
  'contact', 'report-broken-file', 'report-election-corruption', 'report-misconduct', 'report-answers', 'ledger', 'complaints', 'track',
  'receipt', 'lost-code', 'opened', 'own', 'add', 'rate', 'reopen', 'withdraw',
  'site-map', 'reservoirs', 'calendar', 'newsletter', 'policies', 'website', 'privacy', 'security', 'cookie', 'disclaimer',
  // The paths of lists and of their items begin with the folder of the kind.
  ...CONTENT_KINDS.flatMap((kind) => (KINDS[kind].list === null ? [] : [KINDS[kind].folder])),
]);

export function isReserved(word: string): boolean {
  return RESERVED_WORDS.has(word.toLowerCase());
}

/** Parses a slug of at most 100 characters. Anything else and every reserved word is undefined. */
export function parseSlug(text: string): Slug | undefined {
  return text.length <= SLUG_MAX_LENGTH && SLUG.test(text) && !isReserved(text) ? (text as Slug) : undefined;
}
