import { createReadStream } from 'node:fs';
import type { MediaFile } from '#ports/Media.ts';

interface FileOnDisk extends Pick<MediaFile, 'type' | 'size'> {
  /** Fires when the client has disconnected. */
  readonly signal: AbortSignal | undefined;
}

/** A local file as a `MediaFile`. */
export function openMediaFile(path: string, { type, size, signal }: FileOnDisk): MediaFile {
  return { type, size, supportsRanges: true, stream: (range) => createReadStream(path, { signal, ...range }) };
}
