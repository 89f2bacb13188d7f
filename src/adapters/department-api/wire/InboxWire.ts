import type { EmailAddress } from '#domain/forms/email.ts';
import type { FaxNumber } from '#domain/forms/fax.ts';
import type { LongText } from '#domain/forms/longText.ts';
import type { PersonName } from '#domain/forms/personName.ts';
import type { PhoneNumber } from '#domain/forms/phone.ts';
import type { Subject } from '#domain/forms/subject.ts';
import {
  MAX_REPORTED_FILE_LENGTH,
  MAX_REPORTED_PAGE_LENGTH,
  parseReportedFile,
  parseReportedPage,
  type BrokenFileReport,
  type ReportedFile,
  type ReportedPage,
} from '#domain/inbox/brokenFileReport.ts';
import {
  CONSENT_PURPOSES,
  parsePolicyVersion,
  POLICY_VERSION,
  type Consent,
  type ConsentPurpose,
  type PolicyVersion,
} from '#domain/inbox/consent.ts';
import { contactMessage, type ContactFields } from '#domain/inbox/contactMessage.ts';
import { parseReference, type Reference } from '#domain/inbox/reference.ts';
import { parseSubmissionId, SUBMISSION_ID, type SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { ATTACHMENT_ID, parseAttachmentId, type AttachmentId } from '#ports/Attachments.ts';
import type { InboxContent, Receipt, Submission } from '#ports/Inbox.ts';
import * as field from '#adapters/schema/field.ts';
import { email, fax, longText, personName, phone, subject } from '#adapters/schema/formFields.ts';
import { readTolerant, SchemaError, type OnDropped } from '#adapters/schema/readSchema.ts';
import { readBody } from './readRequest.ts';

class ConsentWire implements Consent {
  @field.parsed(parsePolicyVersion, 'the version of a policy', { pattern: POLICY_VERSION.source })
  readonly policyVersion!: PolicyVersion;
  @field.instant() readonly givenAt!: Instant;
  @field.oneOf(...LOCALES) readonly language!: Locale;
  @field.oneOf(...CONSENT_PURPOSES) readonly purpose!: ConsentPurpose;
}

class ContactMessageWire implements ContactFields {
  @field.oneOf('contact') readonly type!: 'contact';
  @personName() readonly name!: PersonName;
  @personName() readonly surname!: PersonName;
  @subject() readonly subject!: Subject;
  @longText() readonly message!: LongText;
  @field.optional() @email() readonly email?: EmailAddress;
  @field.optional() @phone() readonly phone?: PhoneNumber;
  @field.optional() @fax() readonly fax?: FaxNumber;
  @field.description('Needs an e-mail address, a phone or a fax number.')
  @field.boolean()
  readonly wantsAnswer!: boolean;
  @field.nested(() => ConsentWire) readonly consent!: ConsentWire;
}

class BrokenFileReportWire implements BrokenFileReport {
  @field.oneOf('brokenFile') readonly type!: 'brokenFile';
  @personName() readonly firstName!: PersonName;
  @personName() readonly lastName!: PersonName;
  @phone() readonly phone!: PhoneNumber;
  @email() readonly email!: EmailAddress;
  @subject() readonly topic!: Subject;
  @field.optional()
  @field.parsed(parseReportedFile, 'the name of a file', {
    description: `At most ${MAX_REPORTED_FILE_LENGTH} characters.`,
  })
  readonly fileName?: ReportedFile;
  @field.optional() @longText() readonly details?: LongText;
  @field.description('The path of the page from which the report is sent.')
  @field.optional()
  @field.parsed(parseReportedPage, 'a path of the website', { maxLength: MAX_REPORTED_PAGE_LENGTH })
  readonly page?: ReportedPage;
}

const CONTENTS = { contact: ContactMessageWire, brokenFile: BrokenFileReportWire };

/** Body of a submission. */
export class SubmissionWire {
  @field.description('Made by the sender, at random; the same id with the same content is stored once.')
  @field.parsed(parseSubmissionId, 'a submission id', { pattern: SUBMISSION_ID.source })
  readonly id!: SubmissionId;
  @field.union('type', () => CONTENTS) readonly content!: ContactMessageWire | BrokenFileReportWire;
  @field.description('Ids of saved files.') @field.strings() readonly files: readonly string[] = [];
  @field.description('Of the page of the form, and of the mail that confirms the message; th when it is missing.')
  @field.optional()
  @field.oneOf(...LOCALES)
  readonly language?: Locale;
}

export class ReceiptWire implements Receipt {
  @field.parsed(parseReference, 'a reference', { pattern: '^\\d{5}-\\d{5}$' }) readonly reference!: Reference;
  @field.instant() readonly receivedAt!: Instant;
}

export function submissionToWire({ id, content, files, language }: Submission): SubmissionWire {
  return { id, content, files, language };
}

/** Throws `SchemaError`. */
export function submissionFromWire(json: unknown): Omit<Submission, 'site'> {
  // Websites of an older version send no language.
  const { id, content, files, language = 'th' } = readBody(SubmissionWire, json);
  return { id, content: contentFromWire(content), files: files.map(attachmentIdFromWire), language };
}

export function receiptToWire(receipt: Receipt): ReceiptWire {
  return receipt;
}

/** Throws `SchemaError`. */
export function receiptFromWire(json: unknown, onDropped?: OnDropped): Receipt {
  return readTolerant(ReceiptWire, json, onDropped);
}

function contentFromWire(content: ContactMessageWire | BrokenFileReportWire): InboxContent {
  if (content.type === 'brokenFile') return content;
  const message = contactMessage(content);
  if (!message.ok) throw new SchemaError([{ path: ['content', 'wantsAnswer'], reason: message.code }]);
  return message.value;
}

function attachmentIdFromWire(text: string): AttachmentId {
  const id = parseAttachmentId(text);
  if (id === undefined)
    throw new SchemaError([{ path: ['files'], reason: `must be ids that match ${ATTACHMENT_ID.source}` }]);
  return id;
}
