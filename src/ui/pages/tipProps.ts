import type { CalendarDate, Instant } from '#domain/instant.ts';
import type { SiteDetails, SiteLayout } from '#domain/site/site.ts';
import type { FormState } from '../forms/FormState.ts';

/** The page of a tip: its form, the receipt once it was sent, or neither where the form is closed. */
export interface TipPageProps {
  readonly siteName: string;
  readonly contact: SiteDetails['contact'];
  readonly hotline: SiteDetails['hotline'];
  /** The policies of the site; absent where they are not known. */
  readonly policies?: SiteLayout['policies'];
  readonly form?: FormState;
  readonly receipt?: TipReceiptProps;
}

export interface TipReceiptProps {
  /** `48209-37512` */
  readonly reference: string;
  /** With which answers are read: `K7M2Q-9DXHT-4RPN`. */
  readonly code: string;
  readonly day: CalendarDate;
  /** False when the same form was sent before. */
  readonly isNew: boolean;
}

/** The page on which the answers to a tip are read: asks for its code, or shows them; neither where tips are closed. */
export interface TipAnswersPageProps {
  readonly siteName: string;
  readonly contact: SiteDetails['contact'];
  readonly hotline: SiteDetails['hotline'];
  readonly form?: FormState;
  readonly answered?: TipRepliesProps;
}

export interface TipRepliesProps {
  /** Of the tip: `48209-37512`. */
  readonly reference: string;
  /** When it was sent. */
  readonly day: CalendarDate;
  readonly openedAt: Instant;
  /** Oldest first. */
  readonly replies: readonly TipReply[];
}

export interface TipReply {
  readonly day: CalendarDate;
  /** Absent where it does not open with the code. */
  readonly text?: string;
}

export interface TipPagePropsById {
  readonly reportElectionCorruption: TipPageProps;
  readonly reportMisconduct: TipPageProps;
  readonly tipAnswers: TipAnswersPageProps;
}
