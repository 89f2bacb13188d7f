/**
 * Whether the store can hold a text: PostgreSQL has no U+0000, and half a surrogate pair comes back as something else.
 * A text that cannot be stored is in no row, so whoever looks for it finds nothing.
 */
export function isStorable(...texts: readonly (string | undefined)[]): boolean {
  return texts.every((text) => text === undefined || (!text.includes('\u0000') && text.isWellFormed()));
}
