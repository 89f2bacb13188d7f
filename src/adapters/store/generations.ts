import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database, Reader } from './Database.ts';

/** The published generation as a subquery, so that the statement around it sees the same state. */
export const PUBLISHED_GENERATION = sql<number>`(select live from publication)`;

/** The published generation as a number, for several statements of one snapshot. */
export async function readPublishedGeneration(db: Reader): Promise<number> {
  const { live } = await db.selectFrom('publication').select('live').executeTakeFirstOrThrow();
  return live;
}

/** A condition: whether a row of `table` is part of a generation. */
export function isPartOf(table: string, generation: number | RawBuilder<number>): RawBuilder<SqlBool> {
  const from = sql.ref(`${table}.from_generation`);
  const to = sql.ref(`${table}.to_generation`);
  return sql<SqlBool>`(${from} <= ${generation} and (${to} is null or ${to} > ${generation}))`;
}

/** The published generation, cached until the next commit on engines that can detect one. */
export class PublishedGeneration {
  readonly #database: Database;
  #cached: { readonly commitCount: number; readonly generation: number } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(): Promise<number> {
    // Read before the generation: a commit between the two is then detected the next time.
    const commitCount = this.#database.commitCount();
    if (commitCount !== undefined && commitCount === this.#cached?.commitCount) return this.#cached.generation;
    const generation = await this.#database.read(readPublishedGeneration);
    this.#cached = commitCount === undefined ? undefined : { commitCount, generation };
    return generation;
  }
}
