/** What somebody searches for: one line, at most `MAX_SEARCH_LENGTH` characters, with at least one letter or digit. */
export type SearchText = string & { readonly __brand: 'SearchText' };

/** In characters. What is longer is cut off: nobody types it. */
export const MAX_SEARCH_LENGTH = 200;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Invisible characters that may reverse the line in which the text is repeated. */
const REVERSING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Cuts and tidies what was typed. Undefined when there is no letter and no digit in it. */
export function parseSearchText(typed: string): SearchText | undefined {
  const text = typed
    .slice(0, MAX_SEARCH_LENGTH)
    .toWellFormed()
    .normalize('NFC')
    .replace(REVERSING, '')
    // eslint-disable-next-line no-control-regex -- U+0000 cannot be stored, and a line has no control characters
    .replace(/[\u0000-\u001f\u007f-\u009f\ufffd-\uffff\s]+/gu, ' ')
    .trim();
  return LETTER_OR_DIGIT.test(text) ? (text as SearchText) : undefined;
}
