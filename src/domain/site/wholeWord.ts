import type { Locale } from '../locale/locale.ts';

/** A Thai word, or an English name of several words, that browsers would break at the end of a line, and pages do not. */
export type WholeWord = string & { readonly __brand: 'WholeWord' };

const WHOLE_WORDS: Readonly<Record<Locale, RegExp>> = {
  th: /^[\u0e01-\u0e3a\u0e40-\u0e4e]{2,40}$/,
  en: /^(?=.{2,40}$)[A-Z][A-Za-z-]*(?: [A-Za-z-]+)+$/,
};

/** Parses a word of the lexicon: 2 to 40 Thai letters, vowels and marks, or an English name of as many letters. */
export function parseWholeWord(text: string): WholeWord | undefined {
  return Object.values(WHOLE_WORDS).some((pattern) => pattern.test(text)) ? (text as WholeWord) : undefined;
}

/** Those of a lexicon that are in one language. */
export function wholeWordsIn(locale: Locale, words: readonly WholeWord[]): readonly WholeWord[] {
  return words.filter((word) => WHOLE_WORDS[locale].test(word));
}
