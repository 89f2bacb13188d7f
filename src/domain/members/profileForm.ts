import { parseEmail, type EmailAddress, type EmailRefusal } from '../forms/email.ts';
import type { TextRefusal } from '../forms/line.ts';
import { optional, parseFields, type ParsedForm, type TypedFields } from '../forms/parseFields.ts';
import { parsePersonName, type PersonName } from '../forms/personName.ts';
import { parsePhone, type PhoneNumber, type PhoneRefusal } from '../forms/phone.ts';
import type { CalendarDate } from '../instant.ts';
import { done } from '../outcome.ts';
import { accountAddress } from './accountAddress.ts';
import { parseBirthday, type BirthdayRefusal } from './birthday.ts';
import { parsePasswordText, type PasswordText, type PasswordTextRefusal } from './passwordText.ts';
import { parseGender, type Gender } from './profile.ts';
import { parseUserName, type UserName, type UserNameRefusal } from './userName.ts';

/** A profile as a member typed it, with all rules kept. A field that is absent was left empty. */
export interface ProfileEntry {
  readonly firstName: PersonName;
  readonly lastName: PersonName;
  readonly email: EmailAddress;
  readonly phone: PhoneNumber;
  readonly birthday: CalendarDate;
  readonly gender?: Gender;
  readonly userName?: UserName;
  /** Whether the address is another one, which has to be confirmed before it counts. */
  readonly isNewAddress: boolean;
  /** The member's password, with a new address. */
  readonly currentPassword?: PasswordText;
}

/**
 * The fields of the profile in the order of the page. First name, last name, e-mail, phone and birthday are required
 * (spec §3, §5), and the password where the address is another one.
 */
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthday',
  'gender',
  'userName',
  'currentPassword',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

export type ProfileRefusal =
  TextRefusal | EmailRefusal | PhoneRefusal | BirthdayRefusal | UserNameRefusal | PasswordTextRefusal | 'genderUnknown';

/** What the rules of a profile depend on. */
export interface ProfileContext {
  /** In the department's time zone. */
  readonly today: CalendarDate;
  /** The member's confirmed address. */
  readonly email: EmailAddress;
  /** Whether the member has a password: one who has none proves who they are at the provider of the social login. */
  readonly hasPassword: boolean;
}

/**
 * Parses a profile (spec §3, §5). Another e-mail address needs the password: whoever finds a browser signed in could else
 * take the account over. Capital letters alone make no other address. The password is ignored where it is not needed,
 * because browsers fill it in by themselves.
 */
export function parseProfileForm(
  typed: TypedFields<ProfileField>,
  { today, email, hasPassword }: ProfileContext,
): ParsedForm<ProfileEntry, ProfileField, ProfileRefusal> {
  const address = parseEmail(typed.email);
  const isNewAddress = address.ok && accountAddress(address.value) !== accountAddress(email);
  const parsed = parseFields(typed, {
    firstName: parsePersonName,
    lastName: parsePersonName,
    email: parseEmail,
    phone: parsePhone,
    birthday: (text: string) => parseBirthday(text, today),
    gender: optional(parseGender),
    userName: optional(parseUserName),
    currentPassword: isNewAddress && hasPassword ? parsePasswordText : () => done(undefined),
  });
  if (!parsed.ok) return parsed;
  const { gender, userName, currentPassword, ...required } = parsed.value;
  return {
    ok: true,
    value: {
      ...required,
      isNewAddress,
      ...(gender === undefined ? {} : { gender }),
      ...(userName === undefined ? {} : { userName }),
      ...(currentPassword === undefined ? {} : { currentPassword }),
    },
  };
}
