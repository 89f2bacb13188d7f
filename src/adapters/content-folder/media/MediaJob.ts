import type { PdfText } from './PdfText.ts';
import type { PictureSize } from './pictureFormats.ts';

/** Work on one picture or PDF file, done by `mediaProgram`. The hash is the one of the plan. */
export type MediaJob =
  /** The hash of a picture is of its bytes and the recipe. */
  | { readonly kind: 'describe'; readonly path: string; readonly hash: string; readonly isDrawing: boolean }
  | {
      readonly kind: 'render';
      readonly path: string;
      readonly hash: string;
      readonly sizes: readonly PictureSize[];
      readonly mediaFolder: string;
    }
  | { readonly kind: 'readText'; readonly path: string; readonly hash: string };

/** What a process is told first; it ends itself when it uses more memory. */
export interface MediaLimits {
  /** Of one job. */
  readonly seconds: number;
  /** Resident memory of one process. */
  readonly megabytes: number;
}

export type MediaReply =
  | { readonly kind: 'described'; readonly sizes: readonly PictureSize[] | undefined }
  | { readonly kind: 'rendered' }
  | { readonly kind: 'read'; readonly text: PdfText }
  | { readonly kind: 'changed' }
  /** A fault of the machine, not of the file: a full disk, a file that may not be read. */
  | { readonly kind: 'failed'; readonly message: string; readonly code: string | undefined };

/** The exit code of a process that has used too much memory. */
export const OUT_OF_MEMORY = 77;
