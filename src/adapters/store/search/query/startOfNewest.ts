import { sql } from 'kysely';
import type { Tx } from '../../Database.ts';
import { SAMPLE_SHARE } from '../samples.ts';
import type { IndexPart } from '../SearchEngine.ts';
import type { Matcher } from './Matcher.ts';
import { isInScope, type SearchScope } from './SearchScope.ts';

/** Where few are expected in the sample, chance decides more. */
const FEW = 20;

/**
 * The id from which on there are about so many of the newest matches, so that PostgreSQL need not sort a hundred thousand:
 * the sample says where. Hardly ever are there fewer (four standard deviations). Undefined when there are not many more.
 */
export async function startOfNewest(
  tx: Tx,
  match: Matcher,
  scope: SearchScope,
  field: IndexPart['field'],
  count: number,
): Promise<number | undefined> {
  const { from, id, where } = match({ field, documents: 'sample' });
  const expected = count / SAMPLE_SHARE;
  const offset = Math.ceil(expected + 4 * Math.sqrt(expected)) + FEW;
  const { rows } = await sql<{ readonly id: number }>`
    select ${id} as id from ${from} where ${where} and ${isInScope(scope, id)}
    order by ${id} desc limit 1 offset ${sql.lit(offset)}`.execute(tx);
  return rows[0]?.id;
}
