import type { Complaint } from '#domain/complaints/complaint.ts';
import type { ComplaintProgress } from '#domain/complaints/complaintProgress.ts';
import type { SignedHead } from '#domain/complaints/signedHead.ts';
import type { Rating } from '#domain/complaints/rating.ts';
import type { TimelineEntry } from '#domain/complaints/timeline.ts';
import type { ContentSummary } from '#domain/content/content.ts';
import type { Instant } from '#domain/instant.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { Choice } from '../components/form/Select.tsx';
import type { FormState } from '../forms/FormState.ts';
import type { QrCode } from '../QrCode.ts';
import type { MailRequestPageProps } from './memberProps.ts';

export interface FileComplaintPageProps {
  readonly siteName: string;
  readonly contact: SiteDetails['contact'];
  readonly hotline: SiteDetails['hotline'];
  /** The policies of the site; absent where they are not known. */
  readonly policies?: SiteLayout['policies'];
  /** Those for which an office is responsible; none where that is not known. */
  readonly provinces: readonly Choice[];
  /** Within how many days a complaint is answered. */
  readonly answerDays: number;
  readonly form: FormState;
}

export interface ComplaintReceiptPageProps {
  readonly code: string;
  /** Absent where the complainant has chosen it. */
  readonly password?: string;
  /** Whether the code is mailed to the complainant. */
  readonly isMailed?: boolean;
  readonly filedAt: Instant;
  readonly expectedAt: Instant;
  readonly ledger: { readonly number: number; readonly hash: string };
  /** Of the page on which the complaint is followed, with the code. */
  readonly qrCode: QrCode;
}

export interface TrackComplaintPageProps {
  readonly hotline: SiteDetails['hotline'];
  readonly form: FormState;
  /** Why the page is shown in place of a complaint. */
  readonly notice?: 'closedNotice' | 'youClosed';
}

/** A complaint as its complainant sees it. */
export interface ShownComplaint {
  readonly code: string;
  readonly complaint: Omit<Complaint, '__brand'>;
  readonly filedAt: Instant;
  readonly expectedAt: Instant;
  readonly progress: Pick<ComplaintProgress, 'state' | 'finishedAt'>;
  readonly timeline: readonly ShownEntry[];
}

export interface ShownEntry extends TimelineEntry {
  readonly text?: string;
  readonly rating?: Rating;
  readonly files: readonly ShownFile[];
}

interface ShownFile {
  readonly id: string;
  readonly name: string;
  /** `pdf` */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

export interface ComplaintPageProps {
  readonly view: ShownComplaint;
  readonly province?: string;
  /** The office that is responsible for that province. */
  readonly office?: ContentSummary;
  /** Whether the day of the result has passed. */
  readonly isOverdue: boolean;
  /** Whom to ask where no office is known. */
  readonly siteName: string;
  readonly contact: SiteDetails['contact'];
  readonly hotline: SiteDetails['hotline'];
  /** What was done, or why it was not, just before. */
  readonly notice?: 'done' | 'notNow';
  /** What the complainant can do now. */
  readonly acts: readonly ComplaintActName[];
  /** Until when a finished complaint can be reopened; absent where it cannot. */
  readonly reopenUntil?: Instant;
}

/** What a complainant does on a page of its own. */
export type ComplaintActName = 'add' | 'withdraw' | 'rate' | 'reopen';

export interface ComplaintActPageProps {
  /** Absent where it cannot be read while the form is refused. */
  readonly about?: ActedComplaint;
  /** Within how many days a complaint is answered. */
  readonly answerDays: number;
  readonly form: FormState;
}

/** The complaint with which something is done. */
export interface ActedComplaint {
  readonly code: string;
  /** Its topic, or the beginning of its text. */
  readonly title: string;
  /** Whether its complainant gets news of it by e-mail. */
  readonly isMailed: boolean;
  /** What was decided or done; absent where it is not finished. */
  readonly result?: string;
  /** Until when it can be reopened. */
  readonly reopenUntil?: Instant;
}

export interface ComplaintLedgerPageProps {
  /** Newest first. */
  readonly heads: readonly SignedHead[];
}

export interface ComplaintPagePropsById {
  readonly fileComplaint: FileComplaintPageProps;
  readonly complaintReceipt: ComplaintReceiptPageProps;
  readonly trackComplaint: TrackComplaintPageProps;
  readonly lostComplaintCode: MailRequestPageProps;
  readonly complaintLedger: ComplaintLedgerPageProps;
  readonly complaint: ComplaintPageProps;
  readonly addToComplaint: ComplaintActPageProps;
  readonly rateComplaint: ComplaintActPageProps;
  readonly reopenComplaint: ComplaintActPageProps;
  readonly withdrawComplaint: ComplaintActPageProps;
}
