import type { DailyHead, SignedHead } from '#domain/complaints/signedHead.ts';

/** Signs the head of a day with the key of this server, which opens and encrypts nothing. */
export type SignHead = (head: DailyHead) => SignedHead;

/** Publishes the heads of the ledger. Throws `Unavailable`. */
export interface HeadPublishing {
  /**
   * Signs and keeps today's head of every site that has a ledger, unless it is there. A head is never changed, and none is
   * made for a day before the last one.
   */
  publishHeads(sign: SignHead): Promise<void>;
}
