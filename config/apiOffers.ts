/** What a department's API may offer; what it does not comes from the store of the same process. */
export const API_AREAS = ['sites', 'members', 'content', 'water'] as const;
export type ApiArea = (typeof API_AREAS)[number];

/** Thara's own API tier, which offers all areas and more calls than other APIs. */
export const EVERYTHING = 'everything';
/** The calls that the specification states (spec §7). */
export const DEFAULT_OFFERS = 'sites';

/**
 * Parses `API_OFFERS`: areas with commas between them, or everything. Undefined when a word is unknown, and without
 * `sites`, by whose calls alone the ids of sites at the API are known.
 */
export function parseApiOffers(text: string): ReadonlySet<ApiArea | typeof EVERYTHING> | undefined {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 1 && words[0] === EVERYTHING) return new Set([EVERYTHING, ...API_AREAS]);
  return words.includes('sites') && words.every(isArea) ? new Set(words) : undefined;
}

function isArea(word: string): word is ApiArea {
  return API_AREAS.some((area) => area === word);
}
