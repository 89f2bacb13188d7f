import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { withPause } from '../withPause.ts';
import { BATCH_SIZE } from './inBatches.ts';
import type { PublishRun } from './PublishRun.ts';

const KEYS = {
  sites: ['site', 'from_generation'],
  items: ['site', 'kind', 'slug', 'from_generation'],
  versions: ['site', 'kind', 'slug', 'from_generation', 'locale'],
  retired_slugs: ['site', 'kind', 'slug', 'from_generation'],
  search_documents: ['id'],
} as const;
type GenerationalTable = keyof typeof KEYS;

// Deleting their rows deletes the rows that belong to them (domains, versions …).
const OWNERS = ['sites', 'items', 'retired_slugs', 'search_documents'] as const;

/** Undoes what an interrupted import has written after the published generation. */
export async function clearUnpublished(run: PublishRun): Promise<void> {
  for (const table of OWNERS) await remove(run, table, sql`from_generation > ${run.published}`);
  for (const table of ['versions', ...OWNERS] as const) {
    await changeInBatches(
      run,
      table,
      sql`update ${sql.table(table)} set to_generation = null`,
      sql`to_generation > ${run.published}`,
    );
  }
}

/** Deletes the rows that are part of no generation from this one on. */
export async function clearReplaced(run: PublishRun, generation: number): Promise<void> {
  for (const table of OWNERS) await remove(run, table, sql`to_generation <= ${generation}`);
}

function remove(run: PublishRun, table: GenerationalTable, condition: RawBuilder<SqlBool>): Promise<void> {
  return changeInBatches(run, table, sql`delete from ${sql.table(table)}`, condition);
}

async function changeInBatches(
  run: PublishRun,
  table: GenerationalTable,
  change: RawBuilder<unknown>,
  condition: RawBuilder<SqlBool>,
): Promise<void> {
  const key = sql.join(KEYS[table].map((column) => sql.ref(column)));
  const some = sql`select ${key} from ${sql.table(table)} where ${condition} limit ${sql.lit(BATCH_SIZE)}`;
  const step = sql`${change} where (${key}) in (${some})`;
  for (;;) {
    const { numAffectedRows } = await withPause(() => run.write((tx) => step.execute(tx)));
    if (numAffectedRows === undefined || numAffectedRows < BATCH_SIZE) return;
  }
}
