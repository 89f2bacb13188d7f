import type { Schema } from '#adapters/shape/shape.ts';

/** What a query may hold. It may hold other names too, which are passed over, and no name of these twice. */
export type QueryParameters = Readonly<Record<string, QueryParameter>>;

interface QueryParameter {
  readonly says: string;
  readonly schema: Schema;
  /** It may be left out otherwise. */
  readonly isRequired?: true;
}

export function isAnyTwice(query: URLSearchParams, parameters: QueryParameters): boolean {
  return Object.keys(parameters).some((name) => query.getAll(name).length > 1);
}
