import type { Readable } from 'node:stream';
import type { Reference } from '#domain/inbox/reference.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { ReplyKey } from './TipHolders.ts';

/**
 * Sealed tips and the sealed answers to them: nothing here can be read without a key that the server does not have. Throws
 * `Unavailable`.
 */
export interface Tips {
  /**
   * Stores a sealed tip while it arrives, for ever or not at all. One with the key of another is the same form, sent again:
   * its content need not be read, and the receipt is the first one's. Rejects with the error of the content when that
   * fails.
   *
   * @param signal aborted when the client has disconnected
   */
  put(tip: SealedTip, signal?: AbortSignal): Promise<Outcome<StoredTip, TipRefusal>>;
  /** The answers to a tip. Undefined when no tip of the site has this key. */
  replies(site: SiteId, replyKey: ReplyKey): Promise<SealedReplies | undefined>;
}

/** 'siteNotFound': no such site is published. 'submissionChanged': the form was sent at another site before. */
export type TipRefusal = 'siteNotFound' | 'submissionChanged';

export interface SealedTip {
  readonly site: SiteId;
  /** Of its holder. No other tip has it. */
  readonly replyKey: ReplyKey;
  readonly content: Readable;
}

export interface TipReceipt {
  readonly reference: Reference;
  /** When it was sent, in the department's time zone. The time of day is not stored. */
  readonly day: CalendarDate;
}

export interface StoredTip extends TipReceipt {
  /** False for a form that was sent before: what may have been changed in it since is not stored. */
  readonly isNew: boolean;
}

/** The receipt of a tip, and the answers to it. */
export interface SealedReplies extends TipReceipt {
  /** Oldest first. */
  readonly replies: readonly SealedReply[];
}

export interface SealedReply {
  readonly day: CalendarDate;
  readonly content: Uint8Array;
}
