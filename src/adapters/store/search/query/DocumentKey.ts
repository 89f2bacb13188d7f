import type { SearchDocumentTable } from '../../StoreTables.ts';

/** Names a document in the language and the generation of a search. */
export type DocumentKey = Pick<SearchDocumentTable, 'kind' | 'slug'>;
