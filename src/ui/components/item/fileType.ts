import type { Attachment } from '#domain/content/content.ts';

/** `PDF` of a media name that ends in `.pdf`. */
export function fileType({ file }: Pick<Attachment, 'file'>): string {
  return file.slice(file.lastIndexOf('.') + 1).toUpperCase();
}
