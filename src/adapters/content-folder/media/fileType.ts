/** The type of a file by its first bytes; its name must agree. */
export interface FileType {
  /** `application/pdf` … */
  readonly type: string;
  /** Extension of media names. */
  readonly extension: string;
  /** Extensions that authors may use. */
  readonly names: readonly string[];
}

interface Signature extends FileType {
  readonly matches: (head: Buffer) => boolean;
}

/** Bytes at the beginning of a file that determine its type. */
export const HEAD_BYTES = 4096;

const beginsWith =
  (...bytes: readonly number[]) =>
  (head: Buffer) =>
    bytes.every((byte, index) => head[index] === byte);
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i;

export const PDF_TYPE = 'application/pdf';
const PDF: Signature = {
  type: PDF_TYPE,
  extension: 'pdf',
  names: ['pdf'],
  matches: beginsWith(0x25, 0x50, 0x44, 0x46, 0x2d),
};
const PNG: Signature = {
  type: 'image/png',
  extension: 'png',
  names: ['png'],
  matches: beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
};
const JPEG: Signature = {
  type: 'image/jpeg',
  extension: 'jpg',
  names: ['jpg', 'jpeg'],
  matches: beginsWith(0xff, 0xd8, 0xff),
};
const GIF: Signature = {
  type: 'image/gif',
  extension: 'gif',
  names: ['gif'],
  matches: (head) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6)),
};
const SVG_PICTURE: Signature = {
  type: 'image/svg+xml',
  extension: 'svg',
  names: ['svg'],
  matches: (head) => SVG.test(head.toString('utf8')),
};
const MP4: Signature = {
  type: 'video/mp4',
  extension: 'mp4',
  names: ['mp4'],
  matches: (head) => head.toString('latin1', 4, 8) === 'ftyp',
};
const CAPTIONS: Signature = {
  type: 'text/vtt',
  extension: 'vtt',
  names: ['vtt'],
  matches: (head) => /^\uFEFF?WEBVTT[\s]/.test(`${head.toString('utf8')}\n`),
};

/** What may be shown on a page; always re-encoded, so that only the pixels of the source are served. */
export const PICTURE_TYPES: readonly FileType[] = [SVG_PICTURE, PNG, JPEG];
/** What may be offered for download unchanged. */
export const ATTACHMENT_TYPES: readonly FileType[] = [PDF, PNG, JPEG, GIF];
export const VIDEO_TYPES: readonly FileType[] = [MP4];
export const CAPTION_TYPES: readonly FileType[] = [CAPTIONS];

const SIGNATURES: readonly Signature[] = [PDF, PNG, JPEG, GIF, SVG_PICTURE, MP4, CAPTIONS];

/** Undefined for unknown content, and for content that disagrees with the extension. */
export function fileTypeOf(head: Buffer, name: string): FileType | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return SIGNATURES.find(({ matches, names }) => extension !== undefined && names.includes(extension) && matches(head));
}
