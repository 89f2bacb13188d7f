import { createReadStream } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTypeOf } from '#adapters/mediaTypeOf.ts';
import { MEDIA_NAME, type MediaFile } from '#ports/Media.ts';
import { Unavailable } from '#ports/Unavailable.ts';

/** The files of all sites, in the folder that imports fill. */
export class FolderMedia {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(name: string, signal?: AbortSignal): Promise<MediaFile | undefined> {
    const type = mediaTypeOf(name);
    if (!MEDIA_NAME.test(name) || type === undefined) return undefined;
    const path = join(this.#folder, name);
    const found = await statFile(path);
    // A symbolic link could lead out of the folder.
    if (found === undefined || !found.isFile()) return undefined;
    return openMediaFile(path, { type, size: found.size, signal });
  }
}

async function statFile(path: string) {
  try {
    return await lstat(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Unavailable('files', 'the media folder cannot be read', { cause });
  }
}

interface FileOnDisk extends Pick<MediaFile, 'type' | 'size'> {
  /** Fires when the client has disconnected. */
  readonly signal: AbortSignal | undefined;
}

/** A local file as a `MediaFile`. */
export function openMediaFile(path: string, { type, size, signal }: FileOnDisk): MediaFile {
  return { type, size, supportsRanges: true, stream: (range) => createReadStream(path, { signal, ...range }) };
}
