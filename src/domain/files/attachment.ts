/** The types of files that people can attach (spec §5: PDF, JPG, JPEG, PNG, GIF), with the endings of their names. */
export const ATTACHMENT_TYPES = {
  pdf: ['pdf'],
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  gif: ['gif'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

/** How many files one form can have (spec §5, §9). */
export const MAX_ATTACHMENTS = 5;
/** The size limit of one file in megabytes (spec §5, §9). The specification also mentions 50: a setting. */
export const DEFAULT_ATTACHMENT_MAX_MB = 5;
/** The number of bytes in a megabyte of the size limit. */
export const MEGABYTE = 1_048_576;

/** How many bytes of a file show its type. */
export const SIGNATURE_LENGTH = 8;

/** How a file of each type begins, in Latin-1. */
const SIGNATURES: Readonly<Record<AttachmentType, readonly string[]>> = {
  pdf: ['%PDF-'],
  jpg: ['\u00ff\u00d8\u00ff'],
  png: ['\u0089PNG\r\n\u001a\n'],
  gif: ['GIF87a', 'GIF89a'],
};

/**
 * The type of a file by its first bytes (spec §5), whatever its name says. Undefined when it has none of the allowed
 * types.
 *
 * @param start the first `SIGNATURE_LENGTH` bytes, or all of them if there are fewer
 */
export function attachmentType(start: Uint8Array): AttachmentType | undefined {
  const text = String.fromCharCode(...start.subarray(0, SIGNATURE_LENGTH));
  const types = Object.keys(SIGNATURES) as AttachmentType[];
  return types.find((type) => SIGNATURES[type].some((signature) => text.startsWith(signature)));
}
