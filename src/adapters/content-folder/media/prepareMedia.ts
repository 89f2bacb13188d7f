import { access, chmod, copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { flushToDisk, PARTIAL, writeFileAtomically } from '#adapters/files/writeFileAtomically.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { hashFile } from './hashFile.ts';
import { changed, type MediaSource } from './MediaPlan.ts';
import { mediaProcesses, type MediaProcesses } from './MediaProcesses.ts';
import { mapConcurrently } from '../mapConcurrently.ts';

/** Partial files of an import that crashed are removed after this time; a running import finishes a file sooner. */
const PARTIAL_LIFE_MS = 3_600_000;

/**
 * Renders the pictures of a plan and copies its files into the media folder. Existing files are not written again, since
 * their names are hashes of their content. A file appears completely or not at all. Throws `Unavailable`.
 */
export async function prepareMedia(
  sources: readonly MediaSource[],
  mediaFolder: string,
  progress: (done: number, total: number) => void,
  processes = mediaProcesses,
): Promise<void> {
  try {
    await mkdir(mediaFolder, { recursive: true });
    await clearPartial(mediaFolder);
    let done = 0;
    await mapConcurrently(sources, async (source) => {
      await (source.kind === 'picture'
        ? preparePicture(source, mediaFolder, processes)
        : prepareFile(source, mediaFolder));
      progress(++done, sources.length);
    });
    await flushToDisk(mediaFolder); // before the store refers to the files
  } catch (cause) {
    throw cause instanceof Unavailable ? cause : new Unavailable('files', 'pictures cannot be prepared', { cause });
  }
}

async function preparePicture(
  source: MediaSource & { kind: 'picture' },
  mediaFolder: string,
  processes: MediaProcesses,
): Promise<void> {
  const named = (width: number) => join(mediaFolder, `${source.hash}-${width}w`);
  const names = source.sizes.flatMap(({ width }) => [`${named(width)}.webp`, `${named(width)}.jpg`]);
  if ((await Promise.all(names.map(isThere))).every(Boolean)) return;
  const { path, hash, sizes } = source;
  const reply = await processes.run({ kind: 'render', path, hash, sizes, mediaFolder });
  if (reply === 'tooCostly') throw new Unavailable('files', `${path}: ${processes.tooCostlyReason}`);
  if (reply.kind === 'changed') throw changed(path);
  if (reply.kind === 'failed') throw Object.assign(new Error(`${path}: ${reply.message}`), { code: reply.code });
}

async function prepareFile(source: MediaSource & { kind: 'file' }, mediaFolder: string): Promise<void> {
  const target = join(mediaFolder, source.name);
  if (await isThere(target)) return;
  const copy = async (path: string) => {
    await copyFile(source.path, path);
    await chmod(path, 0o600); // a copy has the mode of its source
    if ((await hashFile(path)).hash !== source.hash) throw changed(source.path);
  };
  await writeFileAtomically(target, copy, { flush: 'file' });
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function clearPartial(mediaFolder: string): Promise<void> {
  for (const name of await readdir(mediaFolder)) {
    if (!name.endsWith(PARTIAL)) continue;
    const path = join(mediaFolder, name);
    const found = await stat(path).catch(() => undefined); // another import may have finished with it just now
    if (found !== undefined && Date.now() - found.mtimeMs > PARTIAL_LIFE_MS) await rm(path, { force: true });
  }
}
