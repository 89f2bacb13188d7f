import { Readable } from 'node:stream';
import { attachmentName } from '#domain/files/attachmentName.ts';
import { parseLongText } from '#domain/forms/longText.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import type { Instant } from '#domain/instant.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { SealedTipContent, TipFile, TipPart } from '#ports/TipSealing.ts';
import { parseTipLine, type Tip } from '#domain/tips/tip.ts';
import type { ReplyKey } from '#ports/TipHolders.ts';
import { CodeTipHolders } from '#adapters/tips/CodeTipHolders.ts';
import { value } from './inboxBuilders.ts';

export const SUBMISSION = '0123456789abcdef0123456789abcdef' as SubmissionId;

/** With combining marks of Thai. */
export const TIP: Tip = {
  type: 'electionCorruption',
  text: value(parseLongText('มีการแจกเงินที่หมู่บ้าน\nคืนก่อนวันเลือกตั้ง')),
  contact: value(parseTipLine('LINE: น้ำใจ')),
};

/** The holder of the receipt of `SUBMISSION`. */
export const tipHolder = () => new CodeTipHolders().holderOf(SUBMISSION);

export function tipContent(replyKey: ReplyKey, given: Partial<SealedTipContent> = {}): SealedTipContent {
  const day = departmentDate('2026-11-21T03:00:00.000Z' as Instant);
  return { kind: 'tip', tip: TIP, language: 'th', day, replyKey, ...given };
}

export function tipFile(name: string, content: Iterable<Buffer> | AsyncIterable<Buffer>): TipFile {
  return { kind: 'file', name: attachmentName(name, 'jpg'), content: Readable.from(content, { objectMode: false }) };
}

/** Parts as a form brings them: one after the other. */
// eslint-disable-next-line @typescript-eslint/require-await
export async function* inOrder(...parts: readonly TipPart[]): AsyncGenerator<TipPart> {
  yield* parts;
}
