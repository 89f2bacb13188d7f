import { emailField, faxField, longTextField, nameField, phoneField, subjectField } from '../forms/commonFields.ts';
import { optionalField, type InputFields, type InputValues } from '../forms/inputField.ts';
import { done, refused, type Outcome } from '../outcome.ts';
import type { Consent } from './consent.ts';

/** The fields of the contact form (spec §3, §5). */
export const contactFields = {
  name: nameField,
  surname: nameField,
  subject: subjectField,
  message: longTextField,
  email: optionalField(emailField),
  phone: optionalField(phoneField),
  fax: optionalField(faxField),
} satisfies InputFields;

/** What a contact message consists of. */
export interface ContactFields extends InputValues<typeof contactFields> {
  /** Whether the person wants an answer. */
  readonly wantsAnswer: boolean;
  readonly consent: Consent;
}

/** A message to the department, which can be answered if that is wanted. */
export type ContactMessage = ContactFields & { readonly type: 'contact'; readonly __brand: 'ContactMessage' };

/** A message to the department. Refused when an answer is wanted and there is no e-mail address, phone or fax number. */
export function contactMessage(fields: ContactFields): Outcome<ContactMessage, 'replyAddressMissing'> {
  const { wantsAnswer, email, phone, fax } = fields;
  if (wantsAnswer && (email ?? phone ?? fax) === undefined) return refused('replyAddressMissing');
  return done({ ...fields, type: 'contact' } as ContactMessage);
}
