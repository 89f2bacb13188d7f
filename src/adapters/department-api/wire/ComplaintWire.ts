import { complaint, complaintFields, type Complaint, type ComplaintFields } from '#domain/complaints/complaint.ts';
import { parseComplaintPassword, type ComplaintPassword } from '#domain/complaints/complaintPassword.ts';
import type { ComplaintProgress, ComplaintState } from '#domain/complaints/complaintProgress.ts';
import { TOPICS, type ComplaintTopic } from '#domain/complaints/complaintTopic.ts';
import { RATINGS, ratingFields, type Rating } from '#domain/complaints/rating.ts';
import { ENTRY_TYPES, type EntryType } from '#domain/complaints/timeline.ts';
import { parseTrackingCode, type TrackingCode } from '#domain/complaints/trackingCode.ts';
import { longTextField } from '#domain/forms/commonFields.ts';
import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import { parseLongText, type LongText } from '#domain/forms/longText.ts';
import { parseSubmissionId, SUBMISSION_ID, type SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { AttachmentId } from '#ports/Attachments.ts';
import type {
  ComplainantAct,
  ComplaintAccess,
  ComplaintEntry,
  ComplaintReceipt,
  ComplaintView,
  Filing,
  OwnComplaint,
} from '#ports/complaints/Complaints.ts';
import * as field from '#adapters/schema/field.ts';
import { inputSchema } from '#adapters/schema/inputSchema.ts';
import { readTolerant, SchemaError, type OnDropped } from '#adapters/schema/readSchema.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import { savedFileFromWire, SavedFileWire } from './AttachmentWire.ts';
import { ConsentWire } from './ConsentWire.ts';
import { LedgerHeadWire } from './LedgerHeadWire.ts';
import { VisitorRequestWire } from './members/VisitorWire.ts';
import { attachmentIdFromWire } from './attachmentIdFromWire.ts';

/** The header that opens a complaint in the request of one of its files: paths are in logs. */
export const COMPLAINT_ACCESS = 'x-complaint-access';

const STATES: readonly ComplaintState[] = ['received', 'inProgress', 'finished', 'withdrawn'];

export function trackingCode() {
  return field.parsed(parseTrackingCode, 'a tracking code');
}

export function submissionId() {
  return field.parsed(parseSubmissionId, 'a submission id', { pattern: SUBMISSION_ID.source });
}

export class ComplaintContentWire extends inputSchema(complaintFields) implements ComplaintFields {
  @field.description('Missing where an operator filed it for somebody on the phone.')
  @field.optional()
  @field.nested(() => ConsentWire)
  readonly consent?: ConsentWire;
}

/** Body of a filing. */
export class FilingWire extends VisitorRequestWire {
  @field.description('Made by the sender, at random; the same id with the same content is filed once.')
  @submissionId()
  readonly id!: SubmissionId;
  @field.description('Needs an e-mail address, a mobile phone or another phone.')
  @field.nested(() => ComplaintContentWire)
  readonly complaint!: ComplaintContentWire;
  @field.description('Opens the complaint, together with its tracking code.')
  @field.parsed(parseComplaintPassword, 'a password')
  readonly password!: ComplaintPassword;
  @field.description('Of the page of the form, and of all mails about the complaint.')
  @field.oneOf(...LOCALES)
  readonly language!: Locale;
  @field.description('Ids of saved files.') @field.strings() readonly files: readonly string[] = [];
}

export class ComplaintReceiptWire implements ComplaintReceipt {
  @trackingCode() readonly code!: TrackingCode;
  @field.instant() readonly filedAt!: Instant;
  @field.description('By when it is answered.') @field.instant() readonly expectedAt!: Instant;
  @field.description('Its entry in the ledger of the site.')
  @field.nested(() => LedgerHeadWire)
  readonly ledger!: LedgerHeadWire;
}

/** Body of a request that opens a complaint by its password. */
export class ComplaintKeyWire extends VisitorRequestWire {
  @trackingCode() readonly code!: TrackingCode;
  @field.parsed(parseComplaintPassword, 'a password') readonly password!: ComplaintPassword;
}

/** Body of a request of a member that opens an own complaint. */
export class OwnComplaintKeyWire extends VisitorRequestWire {
  @trackingCode() readonly code!: TrackingCode;
}

export class ComplaintAccessWire {
  @field.description('Opens this complaint for half an hour.') @field.string() readonly access!: string;
}

export class ProgressWire implements ComplaintProgress {
  @field.oneOf(...STATES) readonly state!: ComplaintState;
  @field.optional() @field.instant() readonly finishedAt?: Instant;
  @field.boolean() readonly wasReopened!: boolean;
  @field.boolean() readonly isRated!: boolean;
}

class OwnComplaintWire implements OwnComplaint {
  @trackingCode() readonly code!: TrackingCode;
  @field.instant() readonly filedAt!: Instant;
  @field.optional() @field.oneOf(...TOPICS) readonly topic?: ComplaintTopic;
  @field.nested(() => ProgressWire) readonly progress!: ProgressWire;
}

export class OwnComplaintsWire {
  @field.description('Newest first.')
  @field.listOf(() => OwnComplaintWire)
  readonly complaints!: readonly OwnComplaintWire[];
}

/** Body of a request about an open complaint. */
export class OpenComplaintWire extends VisitorRequestWire {
  @field.description('From opening the complaint.') @field.string() readonly access!: string;
}

export class EntryWire implements Omit<ComplaintEntry, 'files'> {
  @field.oneOf(...ENTRY_TYPES) readonly type!: EntryType;
  @field.instant() readonly at!: Instant;
  @field.description('The state afterwards.') @field.oneOf(...STATES) readonly state!: ComplaintState;
  @field.description('Who of the department; missing for what the complainant did.')
  @field.optional()
  @field.string()
  readonly operator?: string;
  @field.optional() @field.parsed(parseLongText, 'a text') readonly text?: LongText;
  @field.optional() @field.oneOf(...RATINGS) readonly rating?: Rating;
  @field.listOf(() => SavedFileWire) readonly files!: readonly SavedFileWire[];
}

/** A complaint as its complainant sees it. */
export class ComplaintViewWire {
  @trackingCode() readonly code!: TrackingCode;
  @field.nested(() => ComplaintContentWire) readonly complaint!: ComplaintContentWire;
  @field.instant() readonly filedAt!: Instant;
  @field.instant() readonly expectedAt!: Instant;
  @field.nested(() => ProgressWire) readonly progress!: ProgressWire;
  @field.description('Oldest first, beginning with the filing.')
  @field.listOf(() => EntryWire)
  readonly timeline!: readonly EntryWire[];
}

class ActWire {
  @field.description('Made by the sender, at random; the same id with the same content is done once.')
  @submissionId()
  readonly id!: SubmissionId;
}
class AddWire extends ActWire {
  @field.oneOf('add') readonly type!: 'add';
  @longText() readonly text!: LongText;
  @field.description('Ids of saved files.') @field.strings() readonly files: readonly string[] = [];
}
class WithdrawWire extends ActWire {
  @field.oneOf('withdraw') readonly type!: 'withdraw';
}
class RateWire extends ActWire {
  @field.oneOf('rate') readonly type!: 'rate';
  @field.description('From 1, not at all satisfied, to 5, completely.')
  @field.parsed(ratingFields.rating.parse, 'a rating', { enum: RATINGS })
  readonly rating!: Rating;
  @field.optional() @longText() readonly text?: LongText;
}
class ReopenWire extends ActWire {
  @field.oneOf('reopen') readonly type!: 'reopen';
  @field.description('Why.') @longText() readonly text!: LongText;
}

export function longText() {
  return field.parsed(longTextField.parse, 'a text');
}

const ACTS = { add: AddWire, withdraw: WithdrawWire, rate: RateWire, reopen: ReopenWire } satisfies Record<
  ComplainantAct['type'],
  SchemaClass
>;

/** Body of something that the complainant does. */
export class ComplaintActWire extends OpenComplaintWire {
  @field.union('type', () => ACTS) readonly act!: AddWire | WithdrawWire | RateWire | ReopenWire;
}

/** Body of a request for lost tracking codes. */
export class LostCodesWire extends VisitorRequestWire {
  @field.parsed(parseEmail, 'an e-mail address') readonly email!: EmailAddress;
  @field.description('Of the mail.') @field.oneOf(...LOCALES) readonly language!: Locale;
}

export function filingToWire({ id, complaint, password, language, files }: Filing): FilingWire {
  return { id, complaint, password, language, files };
}

/** Throws `SchemaError`. */
export function filingOf({ id, complaint: sent, password, language, files }: FilingWire): Omit<Filing, 'site'> {
  const complaint = complaintOf(sent);
  return { id, complaint, password, language, files: attachmentIdsOf(files) };
}

/** Throws `SchemaError`, like the functions below. */
export function complaintReceiptFromWire(json: unknown, onDropped?: OnDropped): ComplaintReceipt {
  return readTolerant(ComplaintReceiptWire, json, onDropped);
}

export function accessFromWire(json: unknown, onDropped?: OnDropped): ComplaintAccess {
  return readTolerant(ComplaintAccessWire, json, onDropped).access as ComplaintAccess;
}

export function ownComplaintsFromWire(json: unknown, onDropped?: OnDropped): readonly OwnComplaint[] {
  return readTolerant(OwnComplaintsWire, json, onDropped).complaints;
}

export function complaintViewFromWire(json: unknown, onDropped?: OnDropped): ComplaintView {
  const { complaint, timeline, ...view } = readTolerant(ComplaintViewWire, json, onDropped);
  const entries = timeline.map(({ files, ...entry }) => ({
    ...entry,
    files: files.map((file) => savedFileFromWire(file, onDropped)),
  }));
  return { ...view, complaint: complaintOf(complaint), timeline: entries };
}

/** Throws `SchemaError`. */
export function actOf({ act }: ComplaintActWire): ComplainantAct {
  if (act.type !== 'add') return act;
  const { id, type, text, files } = act;
  return { id, type, text, files: attachmentIdsOf(files) };
}

export function complaintOf(fields: ComplaintFields): Complaint {
  const made = complaint(fields);
  if (!made.ok) throw new SchemaError([{ path: ['complaint', 'email'], reason: made.code }]);
  return made.value;
}

function attachmentIdsOf(files: readonly string[]): readonly AttachmentId[] {
  return files.map(attachmentIdFromWire);
}
