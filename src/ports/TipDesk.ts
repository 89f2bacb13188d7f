import type { Readable } from 'node:stream';
import type { Reference } from '#domain/inbox/reference.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Operator } from './InboxDesk.ts';
import type { TipReceipt } from './Tips.ts';

/** How many answers to a tip there can be. */
export const MAX_REPLIES = 20;
/** The greatest size of a sealed answer, in bytes: four for each of 5,000 characters, and room for the envelope. */
export const MAX_REPLY_BYTES = 32_768;

/**
 * Sealed tips for those who hand them over to their readers. The uses are recorded with those of the inbox. Throws
 * `Unavailable`.
 */
export interface TipDesk {
  /** All tips of a site, oldest day first, to be handed over. */
  export(site: SiteId, operator: Operator): Promise<readonly TipReceipt[]>;
  /** Opens a sealed tip as it was stored. Undefined when there is none with this reference. */
  open(reference: Reference): Promise<Readable | undefined>;
  /** Stores an answer that was sealed elsewhere. */
  reply(reference: Reference, sealed: Uint8Array, operator: Operator): Promise<Outcome<undefined, ReplyRefusal>>;
}

/** 'notSealed': it is no file of the format age to one X25519 key, or larger than `MAX_REPLY_BYTES`. */
export type ReplyRefusal = 'tipNotFound' | 'notSealed' | 'tooManyReplies';
