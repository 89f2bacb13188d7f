import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface WaterFile {
  readonly path: string;
  /** Name in errors. */
  readonly name: string;
}

/** The folder of a site's water figures. */
export const WATER_FOLDER = 'water';

/** Lists a site's folder `water` by name; empty when there is none. */
export async function listWaterFiles(site: string, siteName: string): Promise<readonly WaterFile[]> {
  const entries = await readdir(join(site, WATER_FOLDER)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => !entry.startsWith('.'))
    .sort()
    .map((entry) => ({ path: join(site, WATER_FOLDER, entry), name: join(siteName, WATER_FOLDER, entry) }));
}
