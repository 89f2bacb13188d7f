import { link, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/thara');
const KEPT_MEDIA = join(CACHE, 'media');

/**
 * A new data folder with the media of earlier runs in it: rendering the sample's pictures takes most of a first import,
 * and a name stands for its content, so they can be kept.
 */
export async function newDataFolder(): Promise<string> {
  await mkdir(KEPT_MEDIA, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'data-'));
  await mkdir(join(folder, 'media'));
  await linkFiles(KEPT_MEDIA, join(folder, 'media'));
  return folder;
}

/** Keeps what an import has rendered into the folder. */
export async function keepMedia(dataFolder: string): Promise<void> {
  await linkFiles(join(dataFolder, 'media'), KEPT_MEDIA);
}

/** Links, so that a file is there whole or not at all; what is there already stays. */
async function linkFiles(from: string, to: string): Promise<void> {
  const there = new Set(await readdir(to));
  const missing = (await readdir(from)).filter((name) => !there.has(name));
  await Promise.all(
    missing.map((name) =>
      link(join(from, name), join(to, name)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another run was quicker
      }),
    ),
  );
}
