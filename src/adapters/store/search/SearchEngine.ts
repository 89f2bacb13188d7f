import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';
import type { StoreTables } from '../StoreTables.ts';
import type { MatchExpression } from './MatchExpression.ts';

/** What differs between the full-text indexes of the SQL engines. */
export interface SearchEngine {
  /** For searches, which take longer than other reads: they block nobody else on it. */
  readonly reader: Kysely<StoreTables>;
  /** Adds the words of documents that are in `search_documents` already. They leave the index with their document. */
  addWords(tx: Transaction<StoreTables>, documents: readonly DocumentWords[]): Promise<void>;
  /** The documents that match an expression, as a part of a statement. */
  matching(expression: MatchExpression, field: 'names' | 'texts'): Matching;
}

/** The words of a document as they are in the index. */
export interface DocumentWords {
  readonly id: number;
  /** Of its title, and of other names that it has. */
  readonly names: readonly string[];
  /** Of its text, in which its names need not be. */
  readonly texts: readonly string[];
}

export interface Matching {
  /** What follows `from`: documents are `d` in it. */
  readonly from: RawBuilder<unknown>;
  /** The same without the documents, for a statement that only counts. */
  readonly index: RawBuilder<unknown>;
  /**
   * The id of a document, by which the engine can give them in order without sorting. Where it is compared with a list, 0 is
   * added: otherwise FTS5 is asked for one id after the other, at 20 ms each.
   */
  readonly id: RawBuilder<number>;
  readonly where: RawBuilder<SqlBool>;
  /** How well a document matches: the higher, the better. */
  readonly rank: RawBuilder<number>;
}
