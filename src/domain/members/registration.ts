import { parseEmail, type EmailAddress, type EmailRefusal } from '../forms/email.ts';
import type { TextRefusal } from '../forms/line.ts';
import { parseFields, parseTicked, type ParsedForm, type TypedFields } from '../forms/parseFields.ts';
import { parsePersonName, type PersonName } from '../forms/personName.ts';
import { parsePhone, type PhoneNumber, type PhoneRefusal } from '../forms/phone.ts';
import type { PasswordContext } from './guessablePassword.ts';
import { confirmPassword, parseNewPassword, type NewPassword, type NewPasswordRefusal } from './newPassword.ts';

/** A registration whose fields keep all rules, of a person who accepted the terms and passed the robot check (spec §3). */
export interface Registration {
  readonly firstName: PersonName;
  readonly lastName: PersonName;
  readonly email: EmailAddress;
  readonly phone: PhoneNumber;
  readonly password: NewPassword;
}

/** The fields of the registration form in the order of the page. All are required (spec §3, §5). */
export const REGISTRATION_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'password',
  'confirmPassword',
  'terms',
  'robotCheck',
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export type RegistrationRefusal = TextRefusal | EmailRefusal | PhoneRefusal | NewPasswordRefusal | 'passwordMismatch';

/**
 * Parses a registration (spec §3, §5). The password is compared with the names and the address in the same form. Whether
 * the robot check was passed is for the server to find out; here it must have a result.
 */
export function parseRegistration(
  typed: TypedFields<RegistrationField>,
  known: Omit<PasswordContext, 'ownNames'>,
): ParsedForm<Registration, RegistrationField, RegistrationRefusal> {
  const { firstName, lastName, email, password } = typed;
  const context = { ...known, ownNames: [firstName, lastName, email] };
  const parsed = parseFields(typed, {
    firstName: parsePersonName,
    lastName: parsePersonName,
    email: parseEmail,
    phone: parsePhone,
    password: (text: string) => parseNewPassword(text, context),
    confirmPassword: (text: string) => confirmPassword(password, text),
    terms: parseTicked,
    robotCheck: parseTicked,
  });
  if (!parsed.ok) return parsed;
  const { confirmPassword: _confirmed, terms: _accepted, robotCheck: _checked, ...registration } = parsed.value;
  return { ok: true, value: registration };
}
