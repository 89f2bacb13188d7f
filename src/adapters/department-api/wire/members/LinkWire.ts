import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import type { NewPassword } from '#domain/members/newPassword.ts';
import { parsePasswordText, type PasswordText } from '#domain/members/passwordText.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { LinkSubject } from '#ports/members/Verifications.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import { readBody } from '../readRequest.ts';
import { linkToken, VisitorRequestWire } from './VisitorWire.ts';

/** Body of a request about a link that was mailed. */
export class MailedLinkWire extends VisitorRequestWire {
  @field.description('Of the link.') @linkToken() readonly token!: SecretToken;
}

/** Body of a request for a mail. */
export class MailRequestWire extends VisitorRequestWire {
  @field.parsed(parseEmail, 'an e-mail address') readonly email!: EmailAddress;
}

/** Body of a reset. */
export class ResetWire extends MailedLinkWire {
  @field.parsed(parsePasswordText, 'a password') readonly password!: PasswordText;
}

class VerificationSubjectWire {
  @field.oneOf('verification') readonly purpose!: 'verification';
  @field.optional() @field.string() readonly firstName?: string;
  @field.optional() @field.string() readonly lastName?: string;
}

class EmailChangeSubjectWire {
  @field.oneOf('emailChange') readonly purpose!: 'emailChange';
  @field.parsed(parseEmail, 'an e-mail address') readonly email!: EmailAddress;
}

export class LinkSubjectWire {
  @field.union('purpose', () => ({ verification: VerificationSubjectWire, emailChange: EmailChangeSubjectWire }))
  readonly subject!: VerificationSubjectWire | EmailChangeSubjectWire;
}

/** Throws `SchemaError`, like the functions below. */
export function linkSubjectFromWire(json: unknown, onDropped?: OnDropped): LinkSubject {
  return readTolerant(LinkSubjectWire, json, onDropped).subject;
}

export function resetFromWire(json: unknown) {
  const { token, password, visitor } = readBody(ResetWire, json);
  // The website has checked the rules of passwords.
  return { token, password: password as NewPassword, visitor };
}
