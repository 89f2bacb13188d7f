import { randomBytes } from 'node:crypto';
import { parseEmail } from '#domain/forms/email.ts';
import { parseFax } from '#domain/forms/fax.ts';
import { parseLongText } from '#domain/forms/longText.ts';
import { parsePersonName } from '#domain/forms/personName.ts';
import { parsePhone } from '#domain/forms/phone.ts';
import { parseSubject } from '#domain/forms/subject.ts';
import type { BrokenFileReport } from '#domain/inbox/brokenFileReport.ts';
import { parsePolicyVersion } from '#domain/inbox/consent.ts';
import { contactMessage, type ContactFields, type ContactMessage } from '#domain/inbox/contactMessage.ts';
import { SUBMISSION_ID_BYTES, submissionIdOf, type SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Outcome } from '#domain/outcome.ts';
import { at } from './testClock.ts';

// Each builds a valid object; a test names only what matters to it.

export function aContactMessage(given: Partial<ContactFields> = {}): ContactMessage {
  return value(
    contactMessage({
      name: value(parsePersonName('สมชาย')),
      surname: value(parsePersonName('ใจดี')),
      subject: value(parseSubject('น้ำท่วมถนน')),
      message: value(parseLongText('น้ำท่วมถนนหน้าบ้าน\nตั้งแต่เช้า')),
      email: value(parseEmail('somchai@example.org')),
      phone: value(parsePhone('0812345678')),
      fax: value(parseFax('026695072')),
      wantsAnswer: true,
      consent: {
        policyVersion: parsePolicyVersion('2026-10-01')!,
        givenAt: at('2026-11-21T03:00:00Z'),
        language: 'th',
        purpose: 'contact',
      },
      ...given,
    }),
  );
}

export function aBrokenFileReport(given: Partial<BrokenFileReport> = {}): BrokenFileReport {
  return {
    type: 'brokenFile',
    firstName: value(parsePersonName('Mary')),
    lastName: value(parsePersonName('Smith')),
    phone: value(parsePhone('026695071')),
    email: value(parseEmail('mary@example.org')),
    topic: 'link',
    ...given,
  };
}

export function aSubmissionId(): SubmissionId {
  return submissionIdOf(randomBytes(SUBMISSION_ID_BYTES));
}

/** The value of an outcome that a test needs; throws its code. */
export function value<T>(outcome: Outcome<T, string>): T {
  if (!outcome.ok) throw new RangeError(outcome.code);
  return outcome.value;
}
