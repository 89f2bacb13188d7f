import type { LongText } from '#domain/forms/longText.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { TipCode } from '#domain/tips/tipCode.ts';

/**
 * The people who have the receipts of tips. Nothing is stored about them but their public key: the private one is made
 * from the code, which only they have.
 */
export interface TipHolders {
  /** The code for a form that was sent, and its public key: the same ones when it is sent again. */
  holderOf(submission: SubmissionId): Promise<TipHolder>;
  /** The public key of a code, right or wrong. It always takes the same time. */
  replyKeyOf(code: TipCode): Promise<ReplyKey>;
  /** An answer of the department. Undefined when it was not sealed for the holder of this code, or was changed since. */
  openReply(code: TipCode, sealed: Uint8Array): Promise<LongText | undefined>;
}

export interface TipHolder {
  readonly code: TipCode;
  readonly replyKey: ReplyKey;
}

/** A public key of the format age (X25519), to which answers to one tip are sealed: `age1…`. */
export type ReplyKey = string & { readonly __brand: 'ReplyKey' };

const REPLY_KEY = /^age1[02-9ac-hj-np-z]{58}$/;

export function parseReplyKey(text: string): ReplyKey | undefined {
  return REPLY_KEY.test(text) ? (text as ReplyKey) : undefined;
}
