import type { EmailAddress } from '#domain/forms/email.ts';
import type { LongText } from '#domain/forms/longText.ts';
import type { PersonName } from '#domain/forms/personName.ts';
import type { PhoneNumber } from '#domain/forms/phone.ts';
import type { Subject } from '#domain/forms/subject.ts';
import { MAX_REPORTED_FILE_LENGTH, parseReportedFile, type ReportedFile } from '#domain/inbox/brokenFileReport.ts';
import * as field from '#adapters/schema/field.ts';
import * as formFields from '#adapters/schema/formFields.ts';
import { reportBrokenFileView, reportedPageOf } from '../pages/reportBrokenFile.ts';
import { inboxAction } from './inboxAction.ts';

export class BrokenFileForm {
  @formFields.personName() readonly firstName!: PersonName;
  @formFields.personName() readonly lastName!: PersonName;
  @formFields.phone() readonly phone!: PhoneNumber;
  @formFields.email() readonly email!: EmailAddress;
  @formFields.subject() readonly topic!: Subject;
  @field.optional()
  @field.parsed(parseReportedFile, 'the name of a file', { maxLength: MAX_REPORTED_FILE_LENGTH })
  readonly fileName?: ReportedFile;
  @field.optional() @formFields.longText() readonly details?: LongText;
}

/** `POST /{lang}/report-broken-file?page=…`: a report of a broken file or link (spec §3, §5) on a page of this site. */
export const reportBrokenFileAction = inboxAction({
  route: 'reportBrokenFile',
  schema: BrokenFileForm,
  view: reportBrokenFileView,
  receiptQuery: ({ query }) => ({ page: query.get('page') ?? undefined }),
  content({ ...fields }, request) {
    const page = reportedPageOf(request);
    return { ok: true, value: { ...fields, type: 'brokenFile', ...(page !== undefined && { page }) } };
  },
});
