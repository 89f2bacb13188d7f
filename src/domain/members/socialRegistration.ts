import { parseEmail, type EmailRefusal } from '../forms/email.ts';
import type { TextRefusal } from '../forms/line.ts';
import { parseFields, parseTicked, type ParsedForm, type TypedFields } from '../forms/parseFields.ts';
import { parsePersonName } from '../forms/personName.ts';
import { parsePhone, type PhoneRefusal } from '../forms/phone.ts';
import type { Registration } from './registration.ts';

/** A registration of a person whom a provider has identified: without a password. */
export type SocialRegistration = Omit<Registration, 'password'>;

/** The fields of its form in the order of the page. All are required (spec §3, §5). */
export const SOCIAL_REGISTRATION_FIELDS = ['firstName', 'lastName', 'phone', 'email', 'terms', 'robotCheck'] as const;
export type SocialRegistrationField = (typeof SOCIAL_REGISTRATION_FIELDS)[number];

/** Parses such a registration by the rules of any other (spec §3, §5). */
export function parseSocialRegistration(
  typed: TypedFields<SocialRegistrationField>,
): ParsedForm<SocialRegistration, SocialRegistrationField, TextRefusal | EmailRefusal | PhoneRefusal> {
  const parsed = parseFields(typed, {
    firstName: parsePersonName,
    lastName: parsePersonName,
    phone: parsePhone,
    email: parseEmail,
    terms: parseTicked,
    robotCheck: parseTicked,
  });
  if (!parsed.ok) return parsed;
  const { terms: _accepted, robotCheck: _checked, ...registration } = parsed.value;
  return { ok: true, value: registration };
}
