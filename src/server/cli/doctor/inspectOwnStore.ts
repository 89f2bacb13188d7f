import { join } from 'node:path';
import type { Settings } from '#config/Settings.ts';
import type { StoreInspection } from '#adapters/store/inspectStore.ts';

/** The store that the settings name; undefined when there is none. Throws `Unavailable`. */
export async function inspectOwnStore({
  DATABASE_URL: url,
  dataFolder,
  hasStore,
}: Settings): Promise<StoreInspection | undefined> {
  if (!hasStore) return undefined;
  const { inspectStore } = await import('#adapters/store/inspectStore.ts');
  const file = join(dataFolder, 'thara.sqlite');
  return await inspectStore(url === undefined ? { engine: 'sqlite', file } : { engine: 'postgres', url });
}
