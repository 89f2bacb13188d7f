import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Reader } from './Database.ts';

/** The generation that readers see; inside a larger statement, so that both see one state. */
export const PUBLISHED_GENERATION = sql<number>`(select live from publication)`;

/** The same as a number, for several statements of one snapshot. */
export async function readPublishedGeneration(db: Reader): Promise<number> {
  const { live } = await db.selectFrom('publication').select('live').executeTakeFirstOrThrow();
  return live;
}

/** Whether a row of `table` is part of a generation. */
export function isPartOf(table: string, generation: number | RawBuilder<number>): RawBuilder<SqlBool> {
  const from = sql.ref(`${table}.from_generation`);
  const to = sql.ref(`${table}.to_generation`);
  return sql<SqlBool>`(${from} <= ${generation} and (${to} is null or ${to} > ${generation}))`;
}
