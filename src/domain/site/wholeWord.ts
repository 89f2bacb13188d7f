/** A Thai word or compound that browsers would break at the end of a line, and that pages keep whole. */
export type WholeWord = string & { readonly __brand: 'WholeWord' };

const WHOLE_WORD = /^[\u0e01-\u0e3a\u0e40-\u0e4e]{2,40}$/;

/** Parses a word of the lexicon: 2 to 40 Thai letters, vowels and marks, without spaces and digits. */
export function parseWholeWord(text: string): WholeWord | undefined {
  return WHOLE_WORD.test(text) ? (text as WholeWord) : undefined;
}
