import type { Tx } from '../../Database.ts';
import { gramsOf } from '../gramsOf.ts';

/** Words that contain a part, at most; the shortest come first. */
const MAX_CONTAINING = 24;
/** Words that are looked at for it. */
const MAX_LOOKED_AT = 2_000;

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
}
