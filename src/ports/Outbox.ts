import type { EmailAddress } from '#domain/forms/email.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { MailContent } from '#domain/mail/mail.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/**
 * Mails on their way. Each is written in the transaction of the act that causes it, so it is there when that act is, and
 * only then. Throws `Unavailable`.
 */
export interface Outbox {
  /**
   * The mail that has been due for the longest time, for this process alone, for `LEASE_SECONDS`: when the process dies,
   * another one gets it afterwards. Undefined when no mail is due.
   */
  claim(): Promise<OutboxMail | undefined>;
  /** Records that a mail server has accepted a mail. Its recipient and values are deleted with that. */
  markSent(id: MailId): Promise<void>;
  /**
   * Records that a mail was not accepted.
   *
   * @param error for operators, without personal data
   * @param isFinal whether trying again is pointless; otherwise it is tried again, for `TRY_SECONDS`
   */
  markFailed(id: MailId, error: string, isFinal: boolean): Promise<void>;
  /** Deletes a mail that is not to be sent. */
  drop(id: MailId): Promise<void>;
  /** The mails that were tried in vain, the oldest first: those that are tried again, and those that are not. */
  failing(): Promise<readonly FailingMail[]>;
  /** Makes a mail that was tried in vain due now. */
  retry(id: MailId): Promise<Outcome<undefined, 'mailNotFound'>>;
  /** Makes all mails due now that are tried again. */
  retryAll(): Promise<void>;
  /** Deletes the records of mails that ended `MAIL_RECORD_DAYS` ago. */
  sweep(): Promise<void>;
}

/** For how long a process has a mail for itself, in seconds: longer than an attempt to send it can take. */
export const LEASE_SECONDS = 60;

export type MailId = string & { readonly __brand: 'MailId' };

export interface OutboxMail {
  readonly id: MailId;
  /** `<id@host>` (RFC 5322 §3.6.4); the same in every try. */
  readonly messageId: string;
  readonly site: SiteId;
  readonly locale: Locale;
  readonly recipient: EmailAddress;
  readonly content: MailContent;
  readonly createdAt: Instant;
  /** How often it has been tried, this time included. */
  readonly tries: number;
}

export interface FailingMail {
  readonly id: MailId;
  readonly site: SiteId;
  readonly template: MailContent['template'];
  readonly createdAt: Instant;
  readonly tries: number;
  /** Absent when it is not tried again. */
  readonly nextTryAt?: Instant;
  readonly error: string;
}
