import { indexWords } from './indexWords.ts';
import { SYNONYMS } from './synonymList.ts';

type Phrase = readonly string[];

/** Each entry by its first word, with the others of its line. */
const ENTRIES: ReadonlyMap<string, readonly { readonly words: Phrase; readonly others: readonly Phrase[] }[]> = (() => {
  const lines = SYNONYMS.map((line) => line.split('=').map((entry) => indexWords(entry)));
  const entries = lines.flatMap((line) =>
    line.map((words) => ({ words, others: line.filter((other) => other !== words) })),
  );
  return Map.groupBy(entries, ({ words }) => words[0] ?? '');
})();

/**
 * The longest entry of the list of synonyms that begins at a word of a search: its length in words, and what means the
 * same. Length 0 when there is none.
 */
export function synonymsAt(
  words: readonly string[],
  at: number,
): { readonly length: number; readonly others: readonly Phrase[] } {
  const fitting = (ENTRIES.get(words[at] ?? '') ?? []).filter((entry) =>
    entry.words.every((word, index) => words[at + index] === word),
  );
  const length = Math.max(0, ...fitting.map((entry) => entry.words.length));
  return { length, others: fitting.filter((entry) => entry.words.length === length).flatMap(({ others }) => others) };
}
