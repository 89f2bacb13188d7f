/**
 * Whether the store can represent a text: PostgreSQL has no U+0000, and a lone surrogate would be read back as another
 * character. A text that cannot be stored is in no row, so a query for it finds nothing.
 */
export function isStorable(...texts: readonly (string | undefined)[]): boolean {
  return texts.every((text) => text === undefined || (!text.includes('\u0000') && text.isWellFormed()));
}
