import { readdir } from 'node:fs/promises';
import type { ContentErrors } from './ContentError.ts';
import { isInside, OUTSIDE, sourceIn, type SourcePath } from './SourcePath.ts';

/** The folder of a site's water figures. */
export const WATER_FOLDER = 'water';

/** Lists a site's folder `water` by name; empty when there is none, or an error, which is added to `errors`. */
export async function listWaterFiles(site: SourcePath, errors: ContentErrors): Promise<readonly SourcePath[]> {
  const folder = sourceIn(site, WATER_FOLDER);
  const entries = await readdir(folder.path).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') errors.add(folder.name, undefined, 'is no folder');
    else if (code !== 'ENOENT') throw error;
    return [];
  });
  if (entries.length > 0 && folder.root !== undefined && !(await isInside(folder.path, folder.root))) {
    errors.add(folder.name, undefined, OUTSIDE);
    return [];
  }
  return entries
    .filter((entry) => !entry.startsWith('.'))
    .sort()
    .map((entry) => sourceIn(folder, entry));
}
