import type { AttachmentRefusal } from '#domain/files/AttachmentCheck.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { Upload } from './Attachments.ts';
import type { TipFile } from './TipSealing.ts';

/** Files that people attach to a tip, before they are sealed: nobody can check them afterwards. */
export interface TipFiles {
  /**
   * Reads and checks a file; pictures lose everything in the file that is no picture, such as where they were taken. The
   * file is in memory alone. The stream of a refused file is not read further, and not destroyed. Rejects with the error
   * of the stream when that fails. Throws `Unavailable` when it cannot be searched for viruses, or when the files of
   * others take all the memory that there is for them. It takes memory until the content that it returns is closed.
   *
   * @param signal aborted when the client has disconnected
   */
  take(upload: Pick<Upload, 'name' | 'content'>, signal?: AbortSignal): Promise<Outcome<TipFile, TipFileRefusal>>;
}

export type TipFileRefusal = AttachmentRefusal | 'fileInfected' | 'pictureBroken';
