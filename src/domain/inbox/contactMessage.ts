import type { EmailAddress } from '../forms/email.ts';
import type { FaxNumber } from '../forms/fax.ts';
import type { LongText } from '../forms/longText.ts';
import type { PersonName } from '../forms/personName.ts';
import type { PhoneNumber } from '../forms/phone.ts';
import type { Subject } from '../forms/subject.ts';
import { done, refused, type Outcome } from '../outcome.ts';
import type { Consent } from './consent.ts';

/** The fields of the contact form (spec §3, §5). */
export interface ContactFields {
  readonly name: PersonName;
  readonly surname: PersonName;
  /** Subject or category. */
  readonly subject: Subject;
  readonly message: LongText;
  readonly email?: EmailAddress;
  readonly phone?: PhoneNumber;
  readonly fax?: FaxNumber;
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
