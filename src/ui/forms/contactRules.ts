import { parseEmail } from '#domain/forms/email.ts';
import { parseFax } from '#domain/forms/fax.ts';
import { MAX_LONG_TEXT_LENGTH, parseLongText } from '#domain/forms/longText.ts';
import { MAX_NAME_LENGTH, parsePersonName } from '#domain/forms/personName.ts';
import { parsePhone } from '#domain/forms/phone.ts';
import { MAX_SUBJECT_LENGTH, parseSubject } from '#domain/forms/subject.ts';
import { contactMessages } from '../messages/contact.ts';
import { formMessages } from '../messages/form.ts';
import type { FormRules } from './FormRules.ts';

/** The fields of the contact form (spec §3, §5), in the order of the page. */
export const contactRules = {
  name: { missing: formMessages.firstNameMissing, maxLength: MAX_NAME_LENGTH, parse: parsePersonName },
  surname: { missing: formMessages.lastNameMissing, maxLength: MAX_NAME_LENGTH, parse: parsePersonName },
  subject: { missing: contactMessages.subjectMissing, maxLength: MAX_SUBJECT_LENGTH, parse: parseSubject },
  message: { missing: contactMessages.messageMissing, maxLength: MAX_LONG_TEXT_LENGTH, parse: parseLongText },
  wantsAnswer: {},
  email: { parse: parseEmail },
  phone: { parse: parsePhone },
  fax: { parse: parseFax },
  terms: { missing: formMessages.notAccepted },
} satisfies FormRules;
