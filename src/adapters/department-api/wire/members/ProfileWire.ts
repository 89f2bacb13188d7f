import { parseEmail, type EmailAddress } from '#domain/forms/email.ts';
import { parsePersonName, type PersonName } from '#domain/forms/personName.ts';
import { parsePhone, type PhoneNumber } from '#domain/forms/phone.ts';
import type { CalendarDate } from '#domain/instant.ts';
import type { NewPassword } from '#domain/members/newPassword.ts';
import type { PasswordChange } from '#domain/members/passwordChange.ts';
import { parsePasswordText, type PasswordText } from '#domain/members/passwordText.ts';
import { GENDERS, memberId, type Gender } from '#domain/members/profile.ts';
import { parseUserName, USER_NAME, type UserName } from '#domain/members/userName.ts';
import type { ProfileChange, ProfileChanged, StoredProfile } from '#ports/members/Profiles.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, SchemaError, type OnDropped } from '#adapters/schema/readSchema.ts';
import { readBody } from '../readRequest.ts';
import { recordId } from '../wireFields.ts';
import { VisitorRequestWire } from './VisitorWire.ts';

function userName() {
  return field.parsed(parseUserName, 'a user name', { pattern: USER_NAME.source });
}

/** Response of `/sys-member/get-profile`: a profile with a status in its body (spec §7). */
export class StoredProfileWire {
  @field.integer(200, 200) readonly status!: number;
  @recordId() readonly id!: string | number;
  @field.string() readonly firstName!: string;
  @field.string() readonly lastName!: string;
  @field.string() readonly email!: string;
  @field.string() readonly phone!: string;
  @field.optional() @field.date() readonly birthday?: CalendarDate;
  @field.optional() @field.oneOf(...GENDERS) readonly gender?: Gender;
  @field.description('The name of the picture’s file.') @field.optional() @field.string() readonly image?: string;
  @field.optional() @userName() readonly userName?: UserName;
  @field.description('Waits for its confirmation.')
  @field.optional()
  @field.parsed(parseEmail, 'an e-mail address')
  readonly pendingEmail?: EmailAddress;
  @field.boolean() readonly hasPassword!: boolean;
  @field.description('Another one after every change.') @field.optional() @field.string() readonly version?: string;
}

/** Body of `POST /member/update-profile/{id}` (spec §7). */
export class ProfileChangeWire extends VisitorRequestWire {
  @field.parsed(parsePersonName, 'a name') readonly firstName!: PersonName;
  @field.parsed(parsePersonName, 'a name') readonly lastName!: PersonName;
  @field.parsed(parseEmail, 'an e-mail address') readonly email!: EmailAddress;
  @field.parsed(parsePhone, 'a phone number') readonly phone!: PhoneNumber;
  @field.date() readonly birthday!: CalendarDate;
  @field.optional() @field.oneOf(...GENDERS) readonly gender?: Gender;
  @field.optional() @userName() readonly userName?: UserName;
  @field.description('Whether the address is another one: then the password is needed.')
  @field.boolean()
  readonly isNewAddress!: boolean;
  @field.optional() @field.parsed(parsePasswordText, 'a password') readonly currentPassword?: PasswordText;
  @field.description('That of the profile that was changed.')
  @field.optional()
  @field.string()
  readonly version?: string;
}

/** Response to the change of a profile (spec §7: success). */
export class ProfileChangedWire {
  @field.boolean() readonly success!: boolean;
  @field.description('Whether a mail was sent to the new address.')
  @field.boolean()
  readonly isConfirmationSent!: boolean;
}

/** Body of `POST /member/change-password/{id}` (spec §3, §7). */
export class PasswordChangeWire extends VisitorRequestWire {
  @field.parsed(parsePasswordText, 'a password') readonly oldPassword!: PasswordText;
  @field.parsed(parsePasswordText, 'a password') readonly newPassword!: PasswordText;
}

/** Response to what has no other result (spec §7). */
export class SuccessWire {
  @field.boolean() readonly success!: boolean;
}

export function storedProfileToWire({ profile, ...more }: StoredProfile): StoredProfileWire {
  return { status: 200, ...profile, ...more };
}

/** Throws `SchemaError`, like the functions below. */
export function storedProfileFromWire(json: unknown, onDropped?: OnDropped): StoredProfile {
  const read = readTolerant(StoredProfileWire, json, onDropped);
  const { id, status: _, pendingEmail, hasPassword, version, ...same } = read;
  const member = memberId(id);
  if (member === undefined) throw new SchemaError([{ path: ['id'], reason: 'must not be empty' }]);
  return {
    profile: { id: member, ...same },
    hasPassword,
    ...(pendingEmail !== undefined && { pendingEmail }),
    ...(version !== undefined && { version }),
  };
}

export function profileChangeToWire({ entry, version }: Omit<ProfileChange, 'member'>) {
  return { ...entry, ...(version !== undefined && { version }) };
}

export function profileChangeFromWire(json: unknown) {
  const { visitor, version, ...entry } = readBody(ProfileChangeWire, json);
  return { visitor, change: { entry, ...(version !== undefined && { version }) } };
}

export function profileChangedFromWire(json: unknown): ProfileChanged {
  const { isConfirmationSent } = readTolerant(ProfileChangedWire, json);
  return { isConfirmationSent };
}

export function passwordChangeFromWire(json: unknown) {
  const { visitor, oldPassword, newPassword } = readBody(PasswordChangeWire, json);
  // The website has checked the rules of passwords.
  const change: PasswordChange = { oldPassword, newPassword: newPassword as NewPassword };
  return { visitor, change };
}
