import type { InboxContent } from '#domain/inbox/inboxContent.ts';
import type { Reference } from '#domain/inbox/reference.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AttachmentId } from './Attachments.ts';
import type { VisitorSession } from './VisitorSession.ts';

/**
 * What people send to the department: contact messages, reports of broken files and links. Throws `Unavailable` and
 * `TooOften`.
 */
export interface Inbox {
  /**
   * Stores a message, together with its files, for ever or not at all. Sending the same id with the same content again
   * returns the receipt of the first time and stores nothing. A mail that confirms the message is stored with it, when its
   * sender gave an e-mail address.
   *
   * @param session of the visitor who sends it
   */
  submit(submission: Submission, session?: VisitorSession): Promise<Outcome<Receipt, SubmissionRefusal>>;
}

/**
 * 'submissionChanged': the id was used for other content, for files with other content, or at another site. 'fileMissing': a file is
 * unknown at this site, was deleted because a day has passed, or belongs to another message. 'tooManyFiles': more than
 * `MAX_ATTACHMENTS`. 'siteNotFound': no such site is published.
 */
export type SubmissionRefusal = 'submissionChanged' | 'fileMissing' | 'tooManyFiles' | 'siteNotFound';

export interface Submission {
  readonly site: SiteId;
  /** From the page of the form. */
  readonly id: SubmissionId;
  readonly content: InboxContent;
  /** Of the page of the form, and of the mail that confirms it. */
  readonly language: Locale;
  /** Files that `Attachments` has saved for this site; at most `MAX_ATTACHMENTS`. */
  readonly files: readonly AttachmentId[];
}

export interface Receipt {
  readonly reference: Reference;
  readonly receivedAt: Instant;
}
