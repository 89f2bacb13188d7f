import type { EmailAddress } from '#domain/forms/email.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** Hands mails to a mail server. */
export interface Mailer {
  /** Resolves when the mail server has accepted the mail, or has not; never rejects. It takes less than `LEASE_SECONDS`. */
  send(mail: RenderedMail): Promise<MailResult>;
}

export interface RenderedMail {
  /** `<id@host>` */
  readonly messageId: string;
  readonly locale: Locale;
  /** The name that recipients see as its sender. */
  readonly senderName: string;
  readonly to: EmailAddress;
  /** Where answers go. */
  readonly replyTo: string;
  /** The address of the site, whose host the sender's address has where no other is set. */
  readonly publicOrigin: string;
  /** The same in every try. */
  readonly writtenAt: Instant;
  /** Whether it is the last mail to somebody whose data were erased: no copy of it may stay here. */
  readonly isLast?: boolean;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * 'later': the server does not respond, or not now. 'never': it refused this mail for good.
 *
 * `error` is for operators, and has no personal data.
 */
export type MailResult =
  { readonly accepted: true } | { readonly accepted: false; readonly again: 'later' | 'never'; readonly error: string };
