import { contactFields, contactMessage, type ContactFields } from '#domain/inbox/contactMessage.ts';
import {
  MESSAGE_FIELDS,
  MESSAGE_TYPES,
  type InboxContent,
  type MessageType,
  type PlainContent,
  type PlainType,
} from '#domain/inbox/inboxContent.ts';
import { parseReference, type Reference } from '#domain/inbox/reference.ts';
import { MAX_REPORTED_PAGE_LENGTH, parseReportedPage, type ReportedPage } from '#domain/inbox/reportedPage.ts';
import { parseSubmissionId, SUBMISSION_ID, type SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { Receipt, Submission } from '#ports/Inbox.ts';
import * as field from '#adapters/schema/field.ts';
import { inputSchema } from '#adapters/schema/inputSchema.ts';
import { readTolerant, SchemaError, type OnDropped } from '#adapters/schema/readSchema.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import { attachmentIdFromWire } from './attachmentIdFromWire.ts';
import { ConsentWire } from './ConsentWire.ts';
import { readBody } from './readRequest.ts';

class ContactMessageWire extends inputSchema(contactFields) implements ContactFields {
  @field.oneOf('contact') readonly type!: 'contact';
  @field.description('Needs an e-mail address, a phone or a fax number.')
  @field.boolean()
  readonly wantsAnswer!: boolean;
  @field.nested(() => ConsentWire) readonly consent!: ConsentWire;
}

/** The wire class of a message that is no more than its fields. */
function plainWire(type: PlainType): SchemaClass<PlainContent> {
  const Inputs: SchemaClass = inputSchema(MESSAGE_FIELDS[type]);
  class PlainWire extends Inputs {
    @field.oneOf(type) readonly type!: PlainType;
    @field.description('The path of the page from which the form was opened.')
    @field.optional()
    @field.parsed(parseReportedPage, 'a path of the website', { maxLength: MAX_REPORTED_PAGE_LENGTH })
    readonly page?: ReportedPage;
  }
  // The name of its schema in the API's description.
  Object.defineProperty(PlainWire, 'name', { value: `${type.charAt(0).toUpperCase()}${type.slice(1)}MessageWire` });
  return PlainWire as SchemaClass<PlainContent>;
}

type ContentWire = ContactMessageWire | PlainContent;

const CONTENTS = Object.fromEntries(
  MESSAGE_TYPES.map((type) => [type, type === 'contact' ? ContactMessageWire : plainWire(type)]),
) as Readonly<Record<MessageType, SchemaClass<ContentWire>>>;

/** Body of a submission. */
export class SubmissionWire {
  @field.description('Made by the sender, at random; the same id with the same content is stored once.')
  @field.parsed(parseSubmissionId, 'a submission id', { pattern: SUBMISSION_ID.source })
  readonly id!: SubmissionId;
  @field.union('type', () => CONTENTS) readonly content!: ContentWire;
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

function contentFromWire(content: ContentWire): InboxContent {
  if (content.type !== 'contact') return content;
  const message = contactMessage(content);
  if (!message.ok) throw new SchemaError([{ path: ['content', 'wantsAnswer'], reason: message.code }]);
  return message.value;
}
