import { openStore, type Store, type StoreSettings } from '#adapters/store/openStore.ts';
import { isPostgresInstalled, postgresServer } from '#test/support/postgres.ts';
import { recordWater } from '#test/support/recordWater.ts';
import { testClock } from '#test/support/testClock.ts';
import { readFixture } from './readFixture.ts';

/** The stores in which the quality of the search is measured. */
export const QUALITY_ENGINES: readonly { readonly name: string; place(): Promise<StoreSettings> }[] = [
  { name: 'SQLite', place: () => Promise.resolve({ engine: 'sqlite', file: ':memory:' }) },
  ...(isPostgresInstalled() ? [{ name: 'PostgreSQL', place: newDatabase }] : []),
];

/** A store with the texts and reservoirs of the fixture. */
export async function openFixture(settings: StoreSettings): Promise<Store> {
  const { archive, reservoirs } = readFixture();
  const store = await openStore(settings, testClock(), () => undefined);
  await store.publishing.publish([archive], () => undefined);
  await recordWater(store.waterImport, { register: reservoirs });
  return store;
}

async function newDatabase(): Promise<StoreSettings> {
  return { engine: 'postgres', url: (await (await postgresServer()).createDatabase()).url };
}
