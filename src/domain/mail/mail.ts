import type { Reference } from '../inbox/reference.ts';
import type { Instant } from '../instant.ts';

/**
 * What a mail says: the name of its text, and the values in it. It has as little personal data as it can: mails pass
 * through servers of others.
 */
export type MailContent = MessageReceipt | BrokenFileReceipt | RobotCode;

/** Confirms to its sender that a message has arrived: a contact message, or one whose type has no words of its own. */
export interface MessageReceipt {
  readonly template: 'messageReceipt';
  readonly reference: Reference;
  readonly receivedAt: Instant;
}

/** Confirms to its sender that the report of a broken file or link has arrived. */
export interface BrokenFileReceipt {
  readonly template: 'brokenFileReceipt';
  readonly reference: Reference;
  readonly receivedAt: Instant;
}

/** The code of a robot check, for who has no scripts. */
export interface RobotCode {
  readonly template: 'robotCode';
  readonly code: string;
}
