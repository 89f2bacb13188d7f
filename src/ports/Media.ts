import type { Readable } from 'node:stream';

/** The files of pages: pictures and attachments, named after their content, so a name never changes its bytes. */
export interface Media {
  /** Absent when there is no such file. Throws `Unavailable`. */
  open(name: string, signal?: AbortSignal): Promise<MediaFile | undefined>;
}

export interface MediaFile {
  /** `image/webp`, `application/pdf` … */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Whether a part of it can be read; a department's own API need not offer that. */
  readonly inParts: boolean;
  /** Starts reading, all of it or a part; the caller destroys it when its visitor leaves. */
  stream(range?: ByteRange): Readable;
}

/** Bytes of a file, counted from 0; both ends belong to it, and the file has them. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A media name: 32 hex digits of the content's hash, perhaps a width, and the extension; no folder, ever. */
export const MEDIA_NAME = /^[0-9a-f]{32}(-\d{2,4}w)?\.(webp|jpg|png|gif|svg|pdf|mp4|vtt|csv|xlsx|docx|zip)$/;
