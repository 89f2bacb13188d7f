import { COMPLAINT_CHANNELS, type ComplaintChannel } from '#domain/complaints/complaintChannel.ts';
import type { ComplaintPassword } from '#domain/complaints/complaintPassword.ts';
import type { ReplyTemplate } from '#domain/complaints/replyTemplate.ts';
import type { TrackingCode } from '#domain/complaints/trackingCode.ts';
import type { Slug } from '#domain/content/slug.ts';
import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import type { LongText } from '#domain/forms/longText.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { knownSiteId, type SiteId } from '#domain/site/siteId.ts';
import type { Filing } from '#ports/complaints/Complaints.ts';
import type { ComplaintQuery, ComplaintRecord, ComplaintSummary, DeskAct } from '#ports/complaints/ComplaintsDesk.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import * as field from '#adapters/schema/field.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import { attachmentIdFromWire } from './attachmentIdFromWire.ts';
import {
  ComplaintContentWire,
  complaintOf,
  ComplaintReceiptWire,
  EntryWire,
  longText,
  ProgressWire,
  submissionId,
  trackingCode,
} from './ComplaintWire.ts';
import { readQuery } from './readRequest.ts';

const STATES = ['open', 'overdue', 'ended', 'all'] as const satisfies readonly ComplaintQuery['state'][];
const CALLED = ['phone', 'counter', 'letter'] as const satisfies readonly ComplaintChannel[];

/** Query of a list of complaints. */
export class DeskQueryWire {
  @field.description('Open ones when it is left out.')
  @field.optional()
  @field.oneOf(...STATES)
  readonly state?: ComplaintQuery['state'];
}

/** A complaint as somebody of the department sees it in a list. */
export class DeskComplaintWire {
  @field.parsed(knownSiteId, 'the id of a site') readonly site!: SiteId;
  @trackingCode() readonly code!: TrackingCode;
  @field.nested(() => ComplaintContentWire) readonly complaint!: ComplaintContentWire;
  @field.oneOf(...COMPLAINT_CHANNELS) readonly channel!: ComplaintChannel;
  @field.instant() readonly filedAt!: Instant;
  @field.description('By when it is answered.') @field.instant() readonly expectedAt!: Instant;
  @field.nested(() => ProgressWire) readonly progress!: ProgressWire;
  @field.boolean() readonly isOverdue!: boolean;
  @field.description('The slug of the page of its office.') @field.optional() @field.slug() readonly office?: Slug;
}

export class DeskComplaintsWire {
  @field.description('Those that are expected soonest first.')
  @field.listOf(() => DeskComplaintWire)
  readonly complaints!: readonly DeskComplaintWire[];
}

/** A complaint with everything that happened, also what is for the department alone. */
export class DeskRecordWire extends DeskComplaintWire {
  @field.description('Oldest first.') @field.listOf(() => EntryWire) readonly timeline!: readonly EntryWire[];
}

export class DeskRecordsWire {
  @field.description('Oldest first.')
  @field.listOf(() => DeskRecordWire)
  readonly complaints!: readonly DeskRecordWire[];
}

/** Body of a request about one complaint. */
export class DeskCodeWire {
  @trackingCode() readonly code!: TrackingCode;
}

/** Body of a request for a file of a complaint. */
export class DeskFileWire extends DeskCodeWire {
  @field.description('From the timeline of the complaint.') @field.string() readonly id!: string;
}

class TakeWire {
  @field.oneOf('take') readonly type!: 'take';
}
class AskWire {
  @field.oneOf('ask') readonly type!: 'ask';
  @longText() readonly text!: LongText;
}
class NoteWire {
  @field.oneOf('note') readonly type!: 'note';
  @field.description('For the department alone.') @longText() readonly text!: LongText;
}
class AnswerWire {
  @field.oneOf('answer') readonly type!: 'answer';
  @longText() readonly text!: LongText;
  @field.description('Ids of saved files.') @field.strings() readonly files: readonly string[] = [];
}
class FinishWire {
  @field.oneOf('finish') readonly type!: 'finish';
  @field.description('The result.') @longText() readonly text!: LongText;
  @field.description('Ids of saved files.') @field.strings() readonly files: readonly string[] = [];
}
class AssignWire {
  @field.oneOf('assign') readonly type!: 'assign';
  @field.description('The slug of the page of an office.') @field.slug() readonly office!: Slug;
  @field.description('Gets a mail that it has work.')
  @field.optional()
  @field.parsed(parseEmail, 'an e-mail address')
  readonly email?: EmailAddress;
}

const ACTS = {
  ...{ take: TakeWire, ask: AskWire, note: NoteWire },
  ...{ answer: AnswerWire, finish: FinishWire, assign: AssignWire },
} satisfies Record<DeskAct['type'], SchemaClass>;

/** Body of what somebody of the department does with a complaint. */
export class DeskActWire extends DeskCodeWire {
  @field.union('type', () => ACTS)
  readonly act!: TakeWire | AskWire | NoteWire | AnswerWire | FinishWire | AssignWire;
}

/** Body of a complaint of somebody who called, came or wrote. */
export class DeskFilingWire {
  @field.description('Made by the sender, at random; the same id with the same content is filed once.')
  @submissionId()
  readonly id!: SubmissionId;
  @field.oneOf(...CALLED) readonly channel!: (typeof CALLED)[number];
  @field.description('Needs an e-mail address, a mobile phone or another phone.')
  @field.nested(() => ComplaintContentWire)
  readonly complaint!: ComplaintContentWire;
  @field.description('Of the mails about the complaint.') @field.oneOf(...LOCALES) readonly language!: Locale;
  @field.description('Ids of saved files.') @field.strings() readonly files: readonly string[] = [];
}

/** The receipt to be read to the complainant: the password cannot be shown again. */
export class DeskReceiptWire extends ComplaintReceiptWire {
  @field.string() readonly password!: string;
}

class ReplyTemplateWire implements ReplyTemplate {
  @field.slug() readonly name!: Slug;
  @field.oneOf(...LOCALES) readonly language!: Locale;
  @longText() readonly text!: LongText;
}

export class ReplyTemplatesWire {
  @field.listOf(() => ReplyTemplateWire) readonly templates!: readonly ReplyTemplateWire[];
}

/** Throws `SchemaError`. */
export function deskStateFromWire(query: URLSearchParams): ComplaintQuery['state'] {
  return readQuery(DeskQueryWire, query).state ?? 'open';
}

export function deskComplaintsToWire(complaints: readonly ComplaintSummary[]): DeskComplaintsWire {
  return { complaints };
}

export function deskRecordToWire({ timeline, ...record }: ComplaintRecord): DeskRecordWire {
  const entries = timeline.map(({ files, ...entry }) => ({
    ...entry,
    files: files.map(({ path: _, ...file }) => file),
  }));
  return { ...record, timeline: entries };
}

/** Throws `SchemaError`. */
export function deskActOf({ act }: DeskActWire): DeskAct {
  switch (act.type) {
    case 'answer':
    case 'finish':
      return { type: act.type, text: act.text, files: idsOf(act.files) };
    case 'assign':
      return { type: act.type, office: act.office, ...(act.email !== undefined && { email: act.email }) };
    case 'take':
      return { type: act.type };
    case 'ask':
    case 'note':
      return { type: act.type, text: act.text };
  }
}

/** Throws `SchemaError`. */
export function deskFilingOf(
  site: SiteId,
  { id, complaint, language, files }: DeskFilingWire,
  password: ComplaintPassword,
): Filing {
  return { site, id, complaint: complaintOf(complaint), password, language, files: idsOf(files) };
}

function idsOf(files: readonly string[]): readonly AttachmentId[] {
  return files.map(attachmentIdFromWire);
}
