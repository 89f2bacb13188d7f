import type { LongText } from '#domain/forms/longText.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { TipCode } from '#domain/tips/tipCode.ts';

/**
 * The people who have the receipts of tips. Nothing is stored about them but their public key: the private one is made
 * from the code, which only they have.
 */
export interface TipHolders {
  /** The holder of the receipt for a form that was sent: the same one when it is sent again. */
  holderOf(submission: SubmissionId): Promise<TipHolder>;
  /** The holder of a code, right or wrong. It always takes the same time, which is long. */
  withCode(code: TipCode): Promise<TipHolder>;
}

export interface TipHolder {
  readonly code: TipCode;
  readonly replyKey: ReplyKey;
  /** An answer of the department. Undefined when it was not sealed for this holder, or was changed since. */
  openReply(sealed: Uint8Array): Promise<LongText | undefined>;
}

/** A public key of the format age (X25519), to which answers to one tip are sealed: `age1…`. */
export type ReplyKey = string & { readonly __brand: 'ReplyKey' };

/** The form of a `ReplyKey`. */
export const REPLY_KEY = /^age1[02-9ac-hj-np-z]{58}$/;

export function parseReplyKey(text: string): ReplyKey | undefined {
  return REPLY_KEY.test(text) ? (text as ReplyKey) : undefined;
}
