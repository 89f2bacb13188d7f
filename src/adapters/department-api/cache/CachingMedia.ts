import type { ByteRange, Media, MediaFile } from '#ports/Media.ts';
import type { MediaCache } from './MediaCache.ts';

/**
 * Media of which copies are kept: what somebody has read to its end is there without the API, whole and in parts, for a
 * name never changes its bytes. A part of what is not there yet is passed through, and not kept.
 */
export class CachingMedia implements Media {
  readonly #media: Media;
  readonly #copies: MediaCache;

  constructor(media: Media, copies: MediaCache) {
    this.#media = media;
    this.#copies = copies;
  }

  async open(name: string, signal?: AbortSignal): Promise<MediaFile | undefined> {
    const copy = await this.#copies.open(name, signal);
    if (copy !== undefined) return copy;
    const file = await this.#media.open(name, signal);
    if (file === undefined) return undefined;
    const stream = (range?: ByteRange) => {
      const bytes = file.stream(range);
      return isWhole(range, file.size) ? this.#copies.keep(name, file.size, bytes) : bytes;
    };
    return { ...file, stream };
  }
}

/** Players of films ask for a part that is all of it. */
function isWhole(range: ByteRange | undefined, size: number): boolean {
  return range === undefined || (range.start === 0 && range.end === size - 1);
}
