import type { Bilingual } from '../locale/locale.ts';

/** A news type of a site's list, by its code in the content folder. */
export type NewsType = string & { readonly __brand: 'NewsType' };

/** The value of the box 'select all', which no news type has as its code. */
export const ALL_NEWS = 'all';

/** A news type that a site offers to those who subscribe to its newsletter. */
export interface OfferedNewsType {
  readonly code: NewsType;
  readonly name: Bilingual;
}

/** Parses the code of a news type: lower-case letters, digits and hyphens, and not 'all'. */
export function parseNewsType(text: string): NewsType | undefined {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text !== ALL_NEWS ? (text as NewsType) : undefined;
}
