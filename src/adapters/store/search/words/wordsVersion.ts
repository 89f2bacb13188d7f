import type { Synonyms } from './Synonyms.ts';

/**
 * The version of everything that decides which words a text has: the index is made anew when it is another one. The
 * dictionary of Thai comes with ICU; synonyms of several words have tokens of their own.
 */
export function wordsVersion(synonyms: Synonyms): string {
  return `2 icu ${process.versions.icu ?? ''} synonyms ${synonyms.version}`;
}
