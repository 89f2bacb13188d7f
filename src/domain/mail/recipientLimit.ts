import { hourlyLimit, type Limit } from '../limits/limit.ts';

/**
 * Mails to one mailbox in an hour, over everything that strangers can cause: receipts, confirmations, codes, resets. So
 * nobody can be flooded with our mails. Who asked for one more gets the same answer as always.
 */
export const MAILS_PER_HOUR = 5;

/** The limit that each mail counts against, by `mailboxOf` its recipient. */
export const RECIPIENT_LIMIT: Limit = hourlyLimit('mail', MAILS_PER_HOUR);
