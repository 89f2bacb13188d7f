import { parseEmail, MAX_EMAIL_LENGTH, type EmailAddress } from '#domain/forms/email.ts';
import { parseFax, type FaxNumber } from '#domain/forms/fax.ts';
import { MAX_LONG_TEXT_LENGTH, parseLongText, type LongText } from '#domain/forms/longText.ts';
import { MAX_NAME_LENGTH, parsePersonName, type PersonName } from '#domain/forms/personName.ts';
import { parseMobile, parsePhone, type MobileNumber, type PhoneNumber } from '#domain/forms/phone.ts';
import { MAX_SUBJECT_LENGTH, parseSubject, type Subject } from '#domain/forms/subject.ts';
import * as field from './field.ts';
import type { FieldDecorator, JsonSchema } from './schema.ts';

// The fields that people fill in, the same for forms and for bodies of the API: each calls the domain's parser.

const DIGITS = 'Thai digits, spaces and hyphens are accepted.';

export function personName(): FieldDecorator<PersonName> {
  return field.parsed(parsePersonName, 'a name', textSchema(MAX_NAME_LENGTH));
}

/** A subject, category or topic. */
export function subject(): FieldDecorator<Subject> {
  return field.parsed(parseSubject, 'a subject', textSchema(MAX_SUBJECT_LENGTH));
}

export function longText(): FieldDecorator<LongText> {
  return field.parsed(parseLongText, 'a text', textSchema(MAX_LONG_TEXT_LENGTH));
}

export function email(): FieldDecorator<EmailAddress> {
  return field.parsed(parseEmail, 'an e-mail address', { maxLength: MAX_EMAIL_LENGTH, format: 'idn-email' });
}

/** 9 or 10 digits. */
export function phone(): FieldDecorator<PhoneNumber> {
  return field.parsed(parsePhone, 'a phone number', { description: `9 or 10 digits. ${DIGITS}` });
}

/** Exactly 10 digits. */
export function mobile(): FieldDecorator<MobileNumber> {
  return field.parsed(parseMobile, 'a mobile phone number', { description: `10 digits. ${DIGITS}` });
}

/** 9 or 10 digits. */
export function fax(): FieldDecorator<FaxNumber> {
  return field.parsed(parseFax, 'a fax number', { description: `9 or 10 digits. ${DIGITS}` });
}

function textSchema(maxLength: number): JsonSchema {
  return { minLength: 1, description: `At most ${maxLength} characters.` };
}
