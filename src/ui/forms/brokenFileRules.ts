import { parseEmail } from '#domain/forms/email.ts';
import { MAX_LONG_TEXT_LENGTH, parseLongText } from '#domain/forms/longText.ts';
import { MAX_NAME_LENGTH, parsePersonName } from '#domain/forms/personName.ts';
import { parsePhone } from '#domain/forms/phone.ts';
import { MAX_SUBJECT_LENGTH, parseSubject } from '#domain/forms/subject.ts';
import { MAX_REPORTED_FILE_LENGTH, parseReportedFile } from '#domain/inbox/brokenFileReport.ts';
import { formMessages } from '../messages/form.ts';
import type { FormRules } from './FormRules.ts';

/** The fields of the broken-file report (spec §3, §5), in the order of the page. */
export const brokenFileRules = {
  topic: { missing: formMessages.topicMissing, maxLength: MAX_SUBJECT_LENGTH, parse: parseSubject },
  fileName: { maxLength: MAX_REPORTED_FILE_LENGTH, parse: parseReportedFile },
  details: { maxLength: MAX_LONG_TEXT_LENGTH, parse: parseLongText },
  firstName: { missing: formMessages.firstNameMissing, maxLength: MAX_NAME_LENGTH, parse: parsePersonName },
  lastName: { missing: formMessages.lastNameMissing, maxLength: MAX_NAME_LENGTH, parse: parsePersonName },
  phone: { missing: formMessages.phoneMissing, parse: parsePhone },
  email: { missing: formMessages.emailMissing, parse: parseEmail },
} satisfies FormRules;
