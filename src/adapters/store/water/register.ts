import type { Slug } from '#domain/content/slug.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Reservoir, ReservoirSize } from '#domain/water/water.ts';
import type { WaterReport } from '#ports/WaterImport.ts';
import type { Tx } from '../Database.ts';

/** The reservoirs in a site's register, of one size or all, in its order. */
export async function readRegister(tx: Tx, site: SiteId, size?: ReservoirSize): Promise<readonly Reservoir[]> {
  const shown = tx
    .selectFrom('reservoirs')
    .select('details')
    .where('site', '=', site)
    .where('position', 'is not', null);
  const ofSize = size === undefined ? shown : shown.where('size', '=', size);
  const rows = await ofSize.orderBy('position').execute();
  return rows.map(({ details }) => JSON.parse(details) as Reservoir);
}

/** Replaces the register; the rows of reservoirs that it leaves out stay, for their readings. */
export async function replaceRegister(
  tx: Tx,
  site: SiteId,
  register: readonly Reservoir[],
): Promise<NonNullable<WaterReport['register']>> {
  const before = new Map((await readRegister(tx, site)).map((reservoir) => [reservoir.id, reservoir]));
  await tx.updateTable('reservoirs').set({ position: null }).where('site', '=', site).execute();
  for (const [position, reservoir] of register.entries()) {
    const row = { size: reservoir.size, position, details: JSON.stringify(reservoir) };
    await tx
      .insertInto('reservoirs')
      .values({ site, id: reservoir.id, ...row })
      .onConflict((conflict) => conflict.columns(['site', 'id']).doUpdateSet(row))
      .execute();
  }
  const registered = new Set(register.map(({ id }) => id));
  const removed = [...before.keys()].filter((id) => !registered.has(id));
  for (const id of removed) await setSize(tx, site, id, null);
  for (const { id, size } of register) if (before.get(id)?.size !== size) await setSize(tx, site, id, size);
  const known = register.filter(({ id }) => before.has(id));
  const unchanged = known.filter((one) => JSON.stringify(before.get(one.id)) === JSON.stringify(one)).length;
  return {
    added: register.length - known.length,
    changed: known.length - unchanged,
    removed: removed.length,
    unchanged,
  };
}

async function setSize(tx: Tx, site: SiteId, reservoir: Slug, size: ReservoirSize | null): Promise<void> {
  await tx.updateTable('readings').set({ size }).where('site', '=', site).where('reservoir', '=', reservoir).execute();
}
