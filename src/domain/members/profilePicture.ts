import { attachmentType, MEGABYTE, type AttachmentType } from '../files/attachment.ts';
import { done, refused, type Outcome } from '../outcome.ts';

/** The types of files that a profile picture can have (spec §5: JPG, PNG, GIF). */
export const PICTURE_TYPES = ['jpg', 'png', 'gif'] as const satisfies readonly AttachmentType[];
export type PictureType = (typeof PICTURE_TYPES)[number];

/** The size limit of a profile picture in bytes: 2 MB (spec §5, §9). */
export const MAX_PICTURE_BYTES = 2 * MEGABYTE;

/** Width and height of a stored picture in pixels, at most: three times as large as any page shows it. */
export const PICTURE_PIXELS = 480;

export type PictureRefusal = 'fileType' | 'fileTooLarge' | 'fileEmpty';

/**
 * Checks a profile picture by its size and its first bytes (spec §5), whatever its name says.
 *
 * @param start the first `SIGNATURE_LENGTH` bytes, or all of them if there are fewer
 * @param size in bytes
 */
export function checkPicture(start: Uint8Array, size: number): Outcome<PictureType, PictureRefusal> {
  if (size === 0) return refused('fileEmpty');
  const found = attachmentType(start);
  const type = PICTURE_TYPES.find((allowed) => allowed === found);
  if (type === undefined) return refused('fileType');
  return size > MAX_PICTURE_BYTES ? refused('fileTooLarge') : done(type);
}
