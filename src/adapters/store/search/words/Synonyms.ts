import { createHash } from 'node:crypto';
import { indexWords } from './indexWords.ts';
import { SYNONYMS } from './synonymList.ts';

type Phrase = readonly string[];

interface Entry {
  readonly words: Phrase;
  /** The others of its line. */
  readonly others: readonly Phrase[];
}

/** What means the same in searches: the list that comes with Thara, and lines of the department. */
export class Synonyms {
  /** Another one when the lists are others. */
  readonly version: string;
  /** Each entry by its first word. */
  readonly #entries: ReadonlyMap<string, readonly Entry[]>;

  /** @param own lines of the department, in the form of `SYNONYMS` */
  constructor(own: readonly string[] = []) {
    const lines = [...SYNONYMS, ...own];
    this.version = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
    this.#entries = Map.groupBy([...COMMON_ENTRIES, ...own.flatMap(entriesOf)], ({ words }) => words[0] ?? '');
  }

  /** The entries that begin at a word of a text. */
  at(words: readonly string[], at: number): readonly Phrase[] {
    return this.#fitting(words, at).map((entry) => entry.words);
  }

  /** Whether a phrase is an entry. */
  has(phrase: Phrase): boolean {
    return this.#fitting(phrase, 0).some(({ words }) => words.length === phrase.length);
  }

  /**
   * The longest entry that begins at a word of a search: its length in words, and what means the same. Length 0 when
   * there is none.
   */
  longestAt(words: readonly string[], at: number): { readonly length: number; readonly others: readonly Phrase[] } {
    const fitting = this.#fitting(words, at);
    const length = Math.max(0, ...fitting.map((entry) => entry.words.length));
    return { length, others: fitting.filter((entry) => entry.words.length === length).flatMap(({ others }) => others) };
  }

  #fitting(words: readonly string[], at: number): readonly Entry[] {
    return (this.#entries.get(words[at] ?? '') ?? []).filter((entry) =>
      entry.words.every((word, index) => words[at + index] === word),
    );
  }
}

/** Read once: it takes 20 ms. */
const COMMON_ENTRIES = SYNONYMS.flatMap(entriesOf);

function entriesOf(line: string): readonly Entry[] {
  const phrases = line.split('=').map((entry) => indexWords(entry));
  return phrases.map((words) => ({ words, others: phrases.filter((other) => other !== words) }));
}
