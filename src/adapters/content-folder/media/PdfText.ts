/** The text of a PDF file, in one line, or why it has none. */
export type PdfText =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'none'; readonly reason: NoTextReason };

/** 'tooCostly': it reached the limit of time or memory, or of its size. */
export type NoTextReason = 'noText' | 'encrypted' | 'broken' | 'tooCostly';

/** What the author of a file is told. */
export const NO_TEXT_NOTES: Readonly<Record<NoTextReason, string>> = {
  noText: 'contains no text, only pictures of it perhaps: searching does not find it by its contents',
  encrypted: 'needs a password: searching does not find it by its contents, and readers cannot open it',
  broken: 'cannot be read as a PDF file: searching does not find it by its contents',
  tooCostly: 'is too large or too complex to read: searching does not find it by its contents',
};
