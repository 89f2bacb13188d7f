import { parseEmail, type EmailAddress, type EmailRefusal } from './email.ts';
import { parseFax, type FaxNumber, type FaxRefusal } from './fax.ts';
import type { InputField } from './inputField.ts';
import type { TextRefusal } from './line.ts';
import { MAX_LONG_TEXT_LENGTH, parseLongText, type LongText } from './longText.ts';
import { MAX_NAME_LENGTH, parsePersonName, type PersonName } from './personName.ts';
import { parsePhone, type PhoneNumber, type PhoneRefusal } from './phone.ts';
import { MAX_SUBJECT_LENGTH, parseSubject, type Subject } from './subject.ts';

// The fields that several forms have (spec §3, §5).

export const nameField: InputField<PersonName, TextRefusal> = {
  kind: 'name',
  parse: parsePersonName,
  maxLength: MAX_NAME_LENGTH,
};

/** A subject, category or topic. */
export const subjectField: InputField<Subject, TextRefusal> = {
  kind: 'subject',
  parse: parseSubject,
  maxLength: MAX_SUBJECT_LENGTH,
};

export const longTextField: InputField<LongText, TextRefusal> = {
  kind: 'text',
  parse: parseLongText,
  maxLength: MAX_LONG_TEXT_LENGTH,
};

export const emailField: InputField<EmailAddress, EmailRefusal> = { kind: 'email', parse: parseEmail };

/** 9 or 10 digits. */
export const phoneField: InputField<PhoneNumber, PhoneRefusal> = { kind: 'phone', parse: parsePhone };

/** 9 or 10 digits. */
export const faxField: InputField<FaxNumber, FaxRefusal> = { kind: 'fax', parse: parseFax };
