import type { Readable } from 'node:stream';
import type { AttachmentType } from '#domain/files/attachment.ts';
import type { AttachmentRefusal } from '#domain/files/AttachmentCheck.ts';
import type { AttachmentName } from '#domain/files/attachmentName.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/** For how many seconds a file waits for its message: a day. It is deleted afterwards. */
export const UNCLAIMED_SECONDS = 86_400;

/**
 * The files that people attach to what they send. A file is saved first, and belongs to a message once that is sent. It
 * is never public. Throws `Unavailable`.
 */
export interface Attachments {
  /**
   * Saves a file while it arrives. It is on the disk when this returns; a file that is refused, and one whose stream
   * fails or is aborted, leaves nothing behind. The stream of a file that is refused before its end is not read further,
   * and not destroyed. Rejects with the error of the stream when that fails.
   *
   * @param signal aborted when the client has disconnected
   */
  save(upload: Upload, signal?: AbortSignal): Promise<Outcome<SavedFile, UploadRefusal>>;
  /** Those of the files that can still be sent with a message, in the order of the ids. */
  find(site: SiteId, ids: readonly AttachmentId[]): Promise<readonly SavedFile[]>;
}

/**
 * 'quotaExceeded': too much came from this network within a day. 'fileInfected': a virus was found in it.
 * 'siteNotFound': no such site is published.
 */
export type UploadRefusal = AttachmentRefusal | 'fileInfected' | 'quotaExceeded' | 'siteNotFound';

export interface Upload {
  readonly site: SiteId;
  /** `clientNetwork` of the sender, for the quota; undefined when it is not known. */
  readonly network?: string | undefined;
  /** The name of the file on the sender's system. */
  readonly name: string;
  readonly content: Readable;
}

export interface SavedFile {
  readonly id: AttachmentId;
  readonly name: AttachmentName;
  readonly type: AttachmentType;
  /** In bytes. */
  readonly size: number;
}

/** Names a saved file. Who knows it may send the file with a message, so nobody can guess it. */
export type AttachmentId = string & { readonly __brand: 'AttachmentId' };

/** The form of the id of a file: 128 random bits. */
export const ATTACHMENT_ID = /^[0-9a-f]{32}$/;

export function parseAttachmentId(text: string): AttachmentId | undefined {
  return ATTACHMENT_ID.test(text) ? (text as AttachmentId) : undefined;
}
