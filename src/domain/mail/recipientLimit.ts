import { hourlyLimit, type Limit } from '../limits/limit.ts';
import type { MailContent } from './mail.ts';

/**
 * Mails to one mailbox in an hour, over everything that strangers can cause: receipts, confirmations, codes, resets. So
 * nobody can be flooded with our mails. Who asked for one more gets the same answer as always.
 */
export const MAILS_PER_HOUR = 5;

/** The limit that each such mail counts against, by `mailboxOf` its recipient. */
export const RECIPIENT_LIMIT: Limit = hourlyLimit('mail', MAILS_PER_HOUR);

/**
 * Whether a mail counts: strangers can cause it. What tells a member that somebody used or changed the account does not, or
 * a thief who caused five others before would not be noticed; neither does what somebody of the department causes.
 */
export const COUNTS_AGAINST_LIMIT: Readonly<Record<MailContent['template'], boolean>> = {
  messageReceipt: true,
  brokenFileReceipt: true,
  complaintReceipt: true,
  complaintCodes: true,
  complaintNews: false,
  complaintAssigned: false,
  robotCode: true,
  verification: true,
  emailChange: true,
  passwordReset: true,
  alreadyRegistered: true,
  passwordChanged: false,
  emailChanged: false,
  newSignIn: false,
  providerLinked: false,
  providerUnlinked: false,
  accountErased: false,
  secondFactorChanged: false,
  recoveryCodeUsed: false,
};
