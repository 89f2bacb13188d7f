/** The blocks that the page of everything new can have, in the order in which a site has them that chooses none. */
export const MAIN_BLOCKS = ['news', 'documents', 'events', 'media', 'newsByCategory', 'agencies'] as const;
export type MainBlock = (typeof MAIN_BLOCKS)[number];

/** The blocks of a site's page, each once, in the order in which it names them; all of them when it names none. */
export function mainBlocksOf(chosen: readonly MainBlock[] | undefined): readonly MainBlock[] {
  return chosen === undefined || chosen.length === 0 ? MAIN_BLOCKS : [...new Set(chosen)];
}
