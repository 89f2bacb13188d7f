import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import { parsePersonName, type PersonName } from '#domain/forms/personName.ts';
import { parsePhone, type PhoneNumber } from '#domain/forms/phone.ts';
import { parsePolicyVersion, POLICY_VERSION, type PolicyVersion } from '#domain/inbox/consent.ts';
import { parseSubmissionId, SUBMISSION_ID, type SubmissionId } from '#domain/inbox/submissionId.ts';
import type { Instant } from '#domain/instant.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { NewPassword } from '#domain/members/newPassword.ts';
import { parsePasswordText, type PasswordText } from '#domain/members/passwordText.ts';
import type { RegistrationSubmission } from '#ports/members/Registrations.ts';
import * as field from '#adapters/schema/field.ts';
import { readBody } from '../readRequest.ts';
import { VisitorRequestWire } from './VisitorWire.ts';

/** Which terms were accepted (spec §3). */
export class TermsWire {
  @field.parsed(parsePolicyVersion, 'the version of a policy', { pattern: POLICY_VERSION.source })
  readonly policyVersion!: PolicyVersion;
  @field.instant() readonly givenAt!: Instant;
  @field.oneOf(...LOCALES) readonly language!: Locale;
}

/** Body of `POST /member/signup/` (spec §3, §7). The website has checked it by the same rules, the password's included. */
export class RegistrationWire extends VisitorRequestWire {
  @field.description('Made by the sender, at random; the same id again does nothing.')
  @field.parsed(parseSubmissionId, 'a submission id', { pattern: SUBMISSION_ID.source })
  readonly id!: SubmissionId;
  @field.parsed(parsePersonName, 'a name') readonly firstName!: PersonName;
  @field.parsed(parsePersonName, 'a name') readonly lastName!: PersonName;
  @field.parsed(parseEmail, 'an e-mail address') readonly email!: EmailAddress;
  @field.parsed(parsePhone, 'a phone number') readonly phone!: PhoneNumber;
  @field.parsed(parsePasswordText, 'a password') readonly password!: PasswordText;
  @field.nested(() => TermsWire) readonly terms!: TermsWire;
}

export function registrationToWire({ id, registration, terms }: RegistrationSubmission) {
  return { id, ...registration, terms };
}

/** Throws `SchemaError`. */
export function registrationFromWire(json: unknown) {
  const { id, terms, visitor, password, firstName, lastName, email, phone } = readBody(RegistrationWire, json);
  // Of a client with the scope of members, which has checked the rules of passwords and the robot check.
  const registration = { firstName, lastName, email, phone, password: password as NewPassword };
  const submission: Omit<RegistrationSubmission, 'site'> = { id, registration, terms, isHuman: true };
  return { submission, visitor };
}
