import type { ActRefusal, ComplaintProgress } from '#domain/complaints/complaintProgress.ts';
import type { Complaint } from '#domain/complaints/complaint.ts';
import type { ComplaintChannel } from '#domain/complaints/complaintChannel.ts';
import type { TrackingCode } from '#domain/complaints/trackingCode.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { LongText } from '#domain/forms/longText.ts';
import type { PersonName } from '#domain/forms/personName.ts';
import type { Instant } from '#domain/instant.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { AttachmentId } from '../Attachments.ts';
import type { Operator, StoredFile } from '../InboxDesk.ts';
import type { SubmissionRefusal } from '../Inbox.ts';
import type { ComplaintEntry, ComplaintFile, ComplaintReceipt, Filing } from './Complaints.ts';

/**
 * Complaints as those who work on them see them (spec §2, §3). They contain personal data, so every use is recorded among
 * those of the inbox: who, when, and what. Throws `Unavailable`.
 */
export interface ComplaintsDesk {
  /** Complaints of a site; those that are expected soonest first. */
  list(query: ComplaintQuery, operator: Operator): Promise<readonly ComplaintSummary[]>;
  /**
   * One complaint with everything that happened to it. Undefined when there is none with this code.
   *
   * @param site those of another one are as if they were not there
   */
  show(code: TrackingCode, operator: Operator, site?: SiteId): Promise<ComplaintRecord | undefined>;
  /** A file in the timeline of a complaint. Its content is to be read, or destroyed. */
  openFile(
    code: TrackingCode,
    id: AttachmentId,
    worker: Pick<DeskWorker, 'operator' | 'site'>,
  ): Promise<Outcome<ComplaintFile, 'complaintNotFound' | 'fileNotFound'>>;
  /**
   * What somebody of the department does with a complaint: one transaction with its entry, its place in the ledger and,
   * where the complainant has to know, a mail that says that there is news, and nothing of it. An act that was done just
   * before (`isRepeatedAct`) is 'doneBefore', and does nothing.
   */
  act(code: TrackingCode, act: DeskAct, worker: DeskWorker): Promise<Outcome<'done' | 'doneBefore', DeskActRefusal>>;
  /** Files a complaint for somebody who called, came or wrote. */
  file(
    filing: Filing,
    channel: Exclude<ComplaintChannel, 'web'>,
    operator: Operator,
  ): Promise<Outcome<ComplaintReceipt, SubmissionRefusal>>;
  /** Complaints of a site, oldest first, with everything that happened, for a file that leaves the server. */
  export(query: ComplaintQuery, operator: Operator): Promise<readonly ComplaintRecord[]>;
}

export interface ComplaintQuery {
  readonly site: SiteId;
  readonly state: 'open' | 'overdue' | 'ended' | 'all';
}

export interface ComplaintSummary {
  readonly site: SiteId;
  readonly code: TrackingCode;
  readonly complaint: Complaint;
  readonly channel: ComplaintChannel;
  readonly filedAt: Instant;
  readonly expectedAt: Instant;
  readonly progress: ComplaintProgress;
  readonly isOverdue: boolean;
  /** The office to which it is assigned: the slug of its page. */
  readonly office?: Slug;
}

export interface ComplaintRecord extends ComplaintSummary {
  /** Oldest first, with what is for the department alone. */
  readonly timeline: readonly DeskEntry[];
}

export interface DeskEntry extends Omit<ComplaintEntry, 'files'> {
  readonly files: readonly StoredFile[];
}

export interface DeskWorker {
  readonly operator: Operator;
  /** As the complainant reads it (spec §3: operator name). */
  readonly name: PersonName;
  /** The site whose complaints they work on; absent for every site. */
  readonly site?: SiteId;
}

/** `note` and `assign` are for the department alone. */
export type DeskAct =
  | { readonly type: 'take' }
  | { readonly type: 'ask' | 'note'; readonly text: LongText }
  | { readonly type: 'answer' | 'finish'; readonly text: LongText; readonly files: readonly AttachmentId[] }
  | { readonly type: 'assign'; readonly office: Slug; readonly email?: EmailAddress };

export type DeskActRefusal = 'complaintNotFound' | 'fileMissing' | 'tooManyFiles' | ActRefusal;
