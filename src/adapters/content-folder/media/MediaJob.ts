import type { PictureSize } from './pictureFormats.ts';

/** Work on one picture, done by `pictureProgram`. The hash is of its bytes and the recipe, as the plan has it. */
export type PictureJob =
  | { readonly kind: 'describe'; readonly path: string; readonly hash: string; readonly isDrawing: boolean }
  | {
      readonly kind: 'render';
      readonly path: string;
      readonly hash: string;
      readonly sizes: readonly PictureSize[];
      readonly mediaFolder: string;
    };

/** What a process is told first; it ends itself when it uses more memory. */
export interface PictureLimits {
  /** Of one job. */
  readonly seconds: number;
  /** Resident memory of one process. */
  readonly megabytes: number;
}

export type PictureReply =
  | { readonly kind: 'described'; readonly sizes: readonly PictureSize[] | undefined }
  | { readonly kind: 'rendered' }
  | { readonly kind: 'changed' }
  /** A fault of the machine, not of the picture: a full disk, a file that may not be read. */
  | { readonly kind: 'failed'; readonly message: string; readonly code: string | undefined };

/** The exit code of a process that has used too much memory. */
export const OUT_OF_MEMORY = 77;
