import { link, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/thara');
const CACHED_MEDIA = join(CACHE, 'media');

/**
 * A new data folder with the media of earlier runs: rendering the sample's pictures is most of the time of a first import,
 * and files are named after their content, so they can be reused.
 */
export async function newDataFolder(): Promise<string> {
  await mkdir(CACHED_MEDIA, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'data-'));
  await mkdir(join(folder, 'media'));
  await linkFiles(CACHED_MEDIA, join(folder, 'media'));
  return folder;
}

/** Saves the rendered media of the folder for later runs. */
export async function cacheMedia(dataFolder: string): Promise<void> {
  await linkFiles(join(dataFolder, 'media'), CACHED_MEDIA);
}

/** Makes links, so that each file is complete or missing; existing files stay. */
async function linkFiles(from: string, to: string): Promise<void> {
  const there = new Set(await readdir(to));
  const missing = (await readdir(from)).filter((name) => !there.has(name));
  await Promise.all(
    missing.map((name) =>
      link(join(from, name), join(to, name)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another run has made it
      }),
    ),
  );
}
