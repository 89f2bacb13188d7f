import type { Readable } from 'node:stream';
import type { Complaint } from '#domain/complaints/complaint.ts';
import type { ActRefusal, ComplaintProgress } from '#domain/complaints/complaintProgress.ts';
import type { ComplaintTopic } from '#domain/complaints/complaintTopic.ts';
import type { ComplaintPassword } from '#domain/complaints/complaintPassword.ts';
import type { LedgerHead } from '#domain/complaints/ledgerEntry.ts';
import type { Rating } from '#domain/complaints/rating.ts';
import type { TimelineEntry } from '#domain/complaints/timeline.ts';
import type { TrackingCode } from '#domain/complaints/trackingCode.ts';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { LongText } from '#domain/forms/longText.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AttachmentId, SavedFile } from '../Attachments.ts';
import type { SubmissionRefusal } from '../Inbox.ts';
import type { MemberSession, VisitorSession } from '../VisitorSession.ts';

/**
 * Complaints as those who file them see them (spec §1, §2). Each act is one transaction with its entry in the ledger.
 * Throws `Unavailable` and `TooOften`.
 */
export interface Complaints {
  /**
   * Files a complaint, together with its files, for ever or not at all. The same id with the same content again returns
   * the receipt of the first time. A mail with the tracking code, and without the password, is stored with it where there
   * is an e-mail address. A member who is signed in finds it among their own.
   */
  file(filing: Filing, visitor: VisitorSession): Promise<Outcome<ComplaintReceipt, SubmissionRefusal>>;
  /** Opens a complaint. A wrong code and a wrong password are the same refusal, after the same time. */
  open(
    site: SiteId,
    key: ComplaintKey,
    visitor: VisitorSession,
  ): Promise<Outcome<ComplaintAccess, 'complaintNotOpened'>>;
  /** Opens a complaint that the member has filed while signed in. */
  openOwn(
    site: SiteId,
    code: TrackingCode,
    session: MemberSession,
  ): Promise<Outcome<ComplaintAccess, 'sessionEnded' | 'complaintNotOpened'>>;
  /** The complaints that the member has filed while signed in, newest first. */
  own(site: SiteId, session: MemberSession): Promise<Outcome<readonly OwnComplaint[], 'sessionEnded'>>;
  /** An open complaint as its complainant sees it. */
  view(site: SiteId, access: ComplaintAccess): Promise<Outcome<ComplaintView, 'complaintClosed'>>;
  /** A file in the timeline of an open complaint. Its content is to be read, or destroyed. */
  openFile(
    site: SiteId,
    access: ComplaintAccess,
    id: AttachmentId,
  ): Promise<Outcome<ComplaintFile, 'complaintClosed' | 'fileNotFound'>>;
  /** What the complainant does with it. The same id with the same content again does nothing. */
  act(site: SiteId, access: ComplaintAccess, act: ComplainantAct): Promise<Outcome<undefined, ComplainantActRefusal>>;
  /** Mails the tracking codes of all complaints that were filed with an address; the same for an unknown one. */
  mailCodes(site: SiteId, lost: LostCodes, visitor: VisitorSession): Promise<void>;
}

export interface ComplaintFile {
  readonly file: SavedFile;
  readonly content: Readable;
}

export interface ComplaintKey {
  readonly code: TrackingCode;
  readonly password: ComplaintPassword;
}

export interface LostCodes {
  readonly email: EmailAddress;
  /** Of the mail. */
  readonly language: Locale;
}

export interface Filing {
  readonly site: SiteId;
  /** From the page of the form. */
  readonly id: SubmissionId;
  readonly complaint: Complaint;
  readonly password: ComplaintPassword;
  /** Of the page of the form, and of all mails about the complaint. */
  readonly language: Locale;
  /** Files that `Attachments` has saved for this site; at most `MAX_ATTACHMENTS`. */
  readonly files: readonly AttachmentId[];
}

export interface ComplaintReceipt {
  readonly code: TrackingCode;
  readonly filedAt: Instant;
  /** By when it is answered. */
  readonly expectedAt: Instant;
  /** The ledger entry of the filing: who keeps it can prove that it was there. */
  readonly ledger: LedgerHead;
}

/** Opens one complaint for `OPEN_SECONDS`: opaque, for this site alone. */
export type ComplaintAccess = string & { readonly __brand: 'ComplaintAccess' };

/** `complaintClosed`: it was opened too long ago, or is not there any more. */
export type ComplainantActRefusal = 'complaintClosed' | ActRefusal | Exclude<SubmissionRefusal, 'siteNotFound'>;

/** With the submission id of its form. A reopening needs a reason, which is its text. */
export type ComplainantAct = { readonly id: SubmissionId } & (
  | { readonly type: 'add'; readonly text: LongText; readonly files: readonly AttachmentId[] }
  | { readonly type: 'withdraw' }
  | { readonly type: 'rate'; readonly rating: Rating; readonly text?: LongText }
  | { readonly type: 'reopen'; readonly text: LongText }
);

export interface OwnComplaint {
  readonly code: TrackingCode;
  readonly filedAt: Instant;
  readonly topic?: ComplaintTopic;
  readonly progress: ComplaintProgress;
}

export interface ComplaintView {
  readonly code: TrackingCode;
  readonly complaint: Complaint;
  readonly filedAt: Instant;
  readonly expectedAt: Instant;
  readonly progress: ComplaintProgress;
  /** Oldest first, beginning with the filing. */
  readonly timeline: readonly ComplaintEntry[];
}

/** What happened, with what was written then (spec §3: type, status, operator name, date). */
export interface ComplaintEntry extends TimelineEntry {
  /** The state afterwards. */
  readonly state: ComplaintProgress['state'];
  readonly text?: LongText;
  readonly rating?: Rating;
  readonly files: readonly SavedFile[];
}
