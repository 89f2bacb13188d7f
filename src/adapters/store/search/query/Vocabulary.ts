import type { Tx } from '../../Database.ts';
import { editDistance } from '../editDistance.ts';
import { gramsOf } from '../gramsOf.ts';

/** Words that contain a part, at most; the shortest come first. */
const MAX_CONTAINING = 24;
/** Words that are looked at for it. */
const MAX_LOOKED_AT = 2_000;

/** Shorter words differ from too many others in one letter. In UTF-16 units, like the next one. */
const SHORTEST_MISSPELT = 5;
/** Such a word may differ in two letters. */
const LONG = 8;
/** Words with the most pairs of characters in common that are compared. */
const MAX_COMPARED = 50;
const MAX_SIMILAR = 3;

/** The words that are in any document. */
export class Vocabulary {
  readonly #tx: Tx;

  constructor(tx: Tx) {
    this.#tx = tx;
  }

  /** Those of the given words that are in it. */
  async known(words: readonly string[]): Promise<ReadonlySet<string>> {
    if (words.length === 0) return new Set();
    const rows = await this.#tx
      .selectFrom('search_words')
      .select('word')
      .where('word', 'in', [...new Set(words)])
      .execute();
    return new Set(rows.map(({ word }) => word));
  }

  /** Words that contain a part and are longer. */
  async containing(part: string): Promise<readonly string[]> {
    const grams = gramsOf(part);
    if (grams.length === 0) return [];
    const rows = await this.#tx
      .selectFrom('search_grams')
      .select('word')
      .where('gram', 'in', grams)
      .groupBy('word')
      .having((of) => of.fn.countAll<number>(), '=', grams.length)
      .limit(MAX_LOOKED_AT)
      .execute();
    return rows
      .map(({ word }) => word)
      .filter((word) => word.length > part.length && word.includes(part))
      .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
      .slice(0, MAX_CONTAINING);
  }

  /** Words that differ from one in a letter or two, the most similar first: for a word that is in no document. */
  async similar(word: string): Promise<readonly string[]> {
    const grams = gramsOf(word);
    const most = word.length < LONG ? 1 : 2;
    if (word.length < SHORTEST_MISSPELT) return [];
    const rows = await this.#tx
      .selectFrom('search_grams')
      .select('word')
      .where('gram', 'in', grams)
      .groupBy('word')
      .orderBy((of) => of.fn.countAll(), 'desc')
      .orderBy('word')
      .limit(MAX_COMPARED)
      .execute();
    const distances = rows.map(({ word: known }) => ({ known, distance: editDistance(word, known) }));
    return distances
      .filter(({ distance }) => distance <= most)
      .sort((one, other) => one.distance - other.distance)
      .slice(0, MAX_SIMILAR)
      .map(({ known }) => known);
  }
}
