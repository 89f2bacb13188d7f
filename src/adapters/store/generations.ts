import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Reader } from './Database.ts';
import type { StoreTables } from './StoreTables.ts';

/** The published generation as a subquery, so that the statement around it sees the same state. */
export const PUBLISHED_GENERATION = sql<number>`(select live from publication)`;

/** What is published: a generation, and a name that never returns, not even when a backup is restored. */
export type Publication = Pick<StoreTables['publication'], 'live' | 'version'>;

export async function readPublication(db: Reader): Promise<Publication> {
  return await db.selectFrom('publication').select(['live', 'version']).executeTakeFirstOrThrow();
}

/** The published generation as a number, for several statements of one snapshot. */
export async function readPublishedGeneration(db: Reader): Promise<number> {
  return (await readPublication(db)).live;
}

/** A condition: whether a row of `table` is part of a generation. */
export function isPartOf(table: string, generation: number | RawBuilder<number>): RawBuilder<SqlBool> {
  const from = sql.ref(`${table}.from_generation`);
  const to = sql.ref(`${table}.to_generation`);
  return sql<SqlBool>`(${from} <= ${generation} and (${to} is null or ${to} > ${generation}))`;
}
