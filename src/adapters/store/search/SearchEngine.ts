import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';
import type { StoreTables } from '../StoreTables.ts';
import type { MatchExpression } from './MatchExpression.ts';
import type { Synonyms } from './words/Synonyms.ts';

/** What differs between the full-text indexes of the SQL engines. */
export interface SearchEngine {
  /** For searches, which take longer than other reads: they block nobody else on it. */
  readonly reader: Kysely<StoreTables>;
  /** In the index and in searches the same. */
  readonly synonyms: Synonyms;
  /** Adds the words of documents that are in `search_documents` already. They leave the index with their document. */
  addWords(tx: Transaction<StoreTables>, documents: readonly DocumentWords[]): Promise<void>;
  /** The documents that match an expression, as a part of a statement. */
  matching(expression: MatchExpression, part: IndexPart): Matching;
}

/**
 * What of the index is searched: names, or names and texts; of all documents, of those in the sample, or of some by
 * id, at least one.
 */
export interface IndexPart {
  readonly field: 'names' | 'texts';
  readonly documents: 'all' | 'sample' | readonly number[];
  /** Only documents with this id or a higher one. */
  readonly start?: number | undefined;
}

/** The words of a document as they are in the index. */
export interface DocumentWords {
  readonly id: number;
  readonly isInSample: boolean;
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
  /** The id of a document, by which the engine can give them in order without sorting. */
  readonly id: RawBuilder<number>;
  readonly where: RawBuilder<SqlBool>;
  /** How well a document matches: the higher, the better. */
  readonly rank: RawBuilder<number>;
}
