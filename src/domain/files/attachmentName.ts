import { parseLine } from '../forms/line.ts';
import { ATTACHMENT_TYPES, type AttachmentType } from './attachment.ts';

/** The name under which an attached file is shown: one line, without a path, with the ending of its type. */
export type AttachmentName = string & { readonly __brand: 'AttachmentName' };

/** The greatest length of the name of an attached file, in characters; its end is shown, where files are numbered. */
export const MAX_ATTACHMENT_NAME_LENGTH = 100;

/**
 * The name of an attached file as the sender's system gave it, made safe to show: folders and characters that systems
 * forbid in names are removed, and a name whose ending is that of another type gets the right one. Files are stored
 * under names of our own.
 */
export function attachmentName(given: string, type: AttachmentType): AttachmentName {
  const line = parseLine(given.toWellFormed().replaceAll('\u0000', ''), Infinity);
  const file = (line.ok ? line.value : '').replace(/.*[/\\]/, '').replace(/[<>:"|?*]/g, '');
  const isRight = ATTACHMENT_TYPES[type].some((ending) => file.toLowerCase().endsWith(`.${ending}`));
  const place = isRight ? file.lastIndexOf('.') : file.length;
  const stem = file.slice(0, place).replace(/^[\s.]+|[\s.]+$/g, '') || 'file';
  const suffix = isRight ? file.slice(place) : `.${ATTACHMENT_TYPES[type][0]}`;
  const end = Array.from(stem)
    .slice(-(MAX_ATTACHMENT_NAME_LENGTH - suffix.length))
    .join('')
    .replace(/^[\s.\p{M}]+/u, ''); // the cut may leave a mark without its letter
  return ((end || 'file') + suffix) as AttachmentName;
}
