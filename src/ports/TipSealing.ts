import type { Readable } from 'node:stream';
import type { AttachmentName } from '#domain/files/attachmentName.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Tip } from '#domain/tips/tip.ts';
import type { ReplyKey } from './TipHolders.ts';

/** Encrypts tips, so that nobody without the department's private key can read them: this server cannot, either. */
export interface TipSealing {
  /**
   * Encrypts a tip while it arrives; nothing of it is written anywhere else, and little of it is in memory. Everything was
   * checked before, or is checked while it is read: where a part fails, so does the result, which is worthless then. A
   * part is requested when the one before was read to its end. The result may be destroyed: the part that is being read
   * is then left as it is.
   */
  seal(parts: AsyncIterable<TipPart>): Readable;
}

/** A form's files arrive before, between or after its fields. */
export type TipPart = TipFile | SealedTipContent;

export interface TipFile {
  readonly kind: 'file';
  readonly name: AttachmentName;
  readonly content: Readable;
}

/** All of a tip but its files: once in each. */
export interface SealedTipContent {
  readonly kind: 'tip';
  readonly tip: Tip;
  /** Of the page of the form. */
  readonly language: Locale;
  /** In the department's time zone. The time of day would help to find out who sent it. */
  readonly day: CalendarDate;
  /** To which an answer is sealed. */
  readonly replyKey: ReplyKey;
}
