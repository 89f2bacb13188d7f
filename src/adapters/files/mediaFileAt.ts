import { createReadStream } from 'node:fs';
import type { MediaFile } from '#ports/Media.ts';

interface FileOnDisk extends Pick<MediaFile, 'type' | 'size'> {
  /** Fires when nobody reads any more. */
  readonly signal: AbortSignal | undefined;
}

/** A file of this machine as one of the media. */
export function mediaFileAt(path: string, { type, size, signal }: FileOnDisk): MediaFile {
  return { type, size, inParts: true, stream: (range) => createReadStream(path, { signal, ...range }) };
}
