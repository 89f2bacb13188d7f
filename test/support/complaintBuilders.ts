import { complaint, type Complaint, type ComplaintFields } from '#domain/complaints/complaint.ts';
import { parseComplaintPassword, type ComplaintPassword } from '#domain/complaints/complaintPassword.ts';
import { parseLongText } from '#domain/forms/longText.ts';
import { parsePersonName } from '#domain/forms/personName.ts';
import { parsePolicyVersion } from '#domain/inbox/consent.ts';
import type { Filing } from '#ports/complaints/Complaints.ts';
import { SITE } from './builders.ts';
import { aSubmissionId, value } from './inboxBuilders.ts';
import { email } from './memberBuilders.ts';
import { at } from './testClock.ts';

export const COMPLAINT_PASSWORD = aComplaintPassword('river boat 2569');

export function aComplaintPassword(text: string): ComplaintPassword {
  return value(parseComplaintPassword(text));
}

export function aComplaint(given: Partial<ComplaintFields> = {}): Complaint {
  return value(
    complaint({
      topic: 'damagedStructure',
      text: value(parseLongText('ประตูน้ำคลองสามชำรุด\nน้ำไหลเข้านา')),
      firstName: value(parsePersonName('มาลี')),
      lastName: value(parsePersonName('ใจดี')),
      email: email('malee@example.org'),
      consent: {
        policyVersion: parsePolicyVersion('2026-10-01')!,
        givenAt: at('2026-11-21T03:00:00Z'),
        language: 'th',
        purpose: 'complaint',
      },
      ...given,
    }),
  );
}

export function aFiling(given: Partial<Filing> = {}): Filing {
  return {
    ...{ site: SITE, id: aSubmissionId(), complaint: aComplaint(), password: COMPLAINT_PASSWORD },
    ...{ language: 'th', files: [], ...given },
  };
}
