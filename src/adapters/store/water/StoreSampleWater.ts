import type { Clock } from '#ports/Clock.ts';
import type { SampleWater } from '#ports/SampleWater.ts';
import type { Database } from '../Database.ts';
import type { StoreEngine, Warn } from '../StoreEngine.ts';
import { withPublishLock } from '../withPublishLock.ts';
import { changeVersion } from './changeVersion.ts';
import { isRecorded } from './figureRows.ts';
import { readRegister } from './register.ts';
import { simulateUntil } from './simulation.ts';

/** Continues the invented readings that imports begin (`StoreWaterImport`). */
export class StoreSampleWater implements SampleWater {
  readonly #engine: StoreEngine;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #warn: Warn;

  constructor(engine: StoreEngine, database: Database, clock: Clock, warn: Warn) {
    this.#engine = engine;
    this.#database = database;
    this.#clock = clock;
    this.#warn = warn;
  }

  async continue(): Promise<void> {
    const sites = await this.#database.read((db) => db.selectFrom('water_simulations').select('site').execute());
    if (sites.length === 0) return;
    // No import at the same time: both would add the same days.
    await this.#database.withUnavailable(() =>
      withPublishLock(this.#engine.publishLock(), this.#warn, async () => {
        for (const { site } of sites)
          await this.#database.write(async (tx) => {
            const counts = await simulateUntil(tx, site, await readRegister(tx, site), this.#clock.now());
            if (isRecorded(counts)) await changeVersion(tx, site);
          });
      }),
    );
  }
}
