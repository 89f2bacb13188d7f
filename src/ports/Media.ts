import type { Readable } from 'node:stream';
import type { SiteId } from '#domain/site/siteId.ts';

/**
 * The files that pages use: pictures and attachments. A file's name is derived from its content, so a file with a given
 * name never changes.
 */
export interface Media {
  /**
   * Finds a file that a site publishes or once published: a page that somebody opened before an import still shows its
   * pictures. Undefined when there is none. Throws `Unavailable`.
   *
   * @param signal aborted when nobody needs the file any more: a stream of the file then ends with an error
   */
  open(site: SiteId, name: string, signal?: AbortSignal): Promise<MediaFile | undefined>;
}

export interface MediaFile {
  /** `image/webp`, `application/pdf` … */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Whether a byte range of the file can be read. A department's own API need not support that. */
  readonly supportsRanges: boolean;
  /** Starts reading the file, or a range of it. The caller destroys the stream when the client disconnects. */
  stream(range?: ByteRange): Readable;
}

/** A range of bytes within a file, counted from 0. Both `start` and `end` belong to the range. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The form of a media name: 32 hexadecimal digits of the content's hash, an optional width, and the extension. */
export const MEDIA_NAME = /^[0-9a-f]{32}(-\d{2,4}w)?\.(webp|jpg|png|gif|svg|pdf|mp4|vtt|csv|xlsx|docx|zip)$/;
