import type { Reference } from '../inbox/reference.ts';
import type { Instant } from '../instant.ts';

/**
 * What a mail says: the name of its text, and the values in it. It has as little personal data as it can: mails pass
 * through servers of others.
 */
export type MailContent = ContactReceipt | BrokenFileReceipt;

/** Confirms to its sender that a contact message has arrived. */
export interface ContactReceipt {
  readonly template: 'contactReceipt';
  readonly reference: Reference;
  readonly receivedAt: Instant;
}

/** Confirms to its sender that the report of a broken file or link has arrived. */
export interface BrokenFileReceipt {
  readonly template: 'brokenFileReceipt';
  readonly reference: Reference;
  readonly receivedAt: Instant;
}
