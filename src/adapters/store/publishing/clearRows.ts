import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { BATCH_SIZE, withRest } from './inBatches.ts';
import type { PublishRun } from './PublishRun.ts';

const KEYS = {
  sites: ['site', 'from_generation'],
  items: ['site', 'kind', 'slug', 'from_generation'],
  versions: ['site', 'kind', 'slug', 'from_generation', 'locale'],
  retired_slugs: ['site', 'kind', 'slug', 'from_generation'],
} as const;
type GenerationalTable = keyof typeof KEYS;

// Their parts (domains, versions …) go with them.
const OWNERS = ['sites', 'items', 'retired_slugs'] as const;

/** Takes back what an import that was cut off had written beyond the live generation. */
export async function clearUnpublished(run: PublishRun): Promise<void> {
  for (const table of OWNERS) await remove(run, table, sql`from_generation > ${run.live}`);
  for (const table of ['versions', ...OWNERS] as const) {
    await inLimitedSteps(
      run,
      table,
      sql`update ${sql.table(table)} set to_generation = null`,
      sql`to_generation > ${run.live}`,
    );
  }
}

/** Removes what no generation from `live` on shows. */
export async function clearReplaced(run: PublishRun, live: number): Promise<void> {
  for (const table of OWNERS) await remove(run, table, sql`to_generation <= ${live}`);
}

function remove(run: PublishRun, table: GenerationalTable, condition: RawBuilder<SqlBool>): Promise<void> {
  return inLimitedSteps(run, table, sql`delete from ${sql.table(table)}`, condition);
}

async function inLimitedSteps(
  run: PublishRun,
  table: GenerationalTable,
  change: RawBuilder<unknown>,
  condition: RawBuilder<SqlBool>,
): Promise<void> {
  const key = sql.join(KEYS[table].map((column) => sql.ref(column)));
  const some = sql`select ${key} from ${sql.table(table)} where ${condition} limit ${sql.lit(BATCH_SIZE)}`;
  const step = sql`${change} where (${key}) in (${some})`;
  for (;;) {
    const { numAffectedRows } = await withRest(() => run.write((tx) => step.execute(tx)));
    if (numAffectedRows === undefined || numAffectedRows < BATCH_SIZE) return;
  }
}
