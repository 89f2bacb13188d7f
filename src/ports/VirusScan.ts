import type { Readable } from 'node:stream';

/** Searches files for viruses. */
export interface VirusScan {
  /**
   * Reads a file to its end. Throws `Unavailable` when the scanner cannot tell: such a file is not safe.
   *
   * @param signal aborted when nobody needs the result any more
   */
  scan(content: Readable, signal?: AbortSignal): Promise<'clean' | 'infected'>;
}
