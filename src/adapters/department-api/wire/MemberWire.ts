import type { CalendarDate } from '#domain/instant.ts';
import { GENDERS, memberId, type Gender, type MemberProfile } from '#domain/members/profile.ts';
import type { PasswordChange, Registration } from '#ports/Members.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, SchemaError, type OnDropped } from '#adapters/schema/readSchema.ts';
import { mediaName, recordId } from './wireFields.ts';

/** A profile (spec §3); body of `POST /member/update-profile/{id}`. */
export class MemberProfileWire {
  @recordId() readonly id!: string | number;
  @field.string() readonly firstName!: string;
  @field.string() readonly lastName!: string;
  @field.string() readonly email!: string;
  @field.string() readonly phone!: string;
  @field.optional() @field.date() readonly birthday?: CalendarDate;
  @field.optional() @field.oneOf(...GENDERS) readonly gender?: Gender;
  @field.description('The picture.') @field.optional() @mediaName() readonly image?: string;
}

/** Response of `/sys-member/get-profile`: a profile with a status in its body (spec §7). */
class ProfileResponseWire extends MemberProfileWire {
  @field.integer(200, 200) readonly status!: number;
}

/** Body of `POST /member/signup/` (spec §3, §7). */
export class RegistrationWire {
  @field.string() readonly firstName!: string;
  @field.string() readonly lastName!: string;
  @field.string() readonly email!: string;
  @field.string() readonly phone!: string;
  @field.string() readonly password!: string;
  @field.description('The password again.') @field.string() readonly confirmPassword!: string;
}

/** Body of `POST /member/change-password/{id}` (spec §3, §7). */
export class PasswordChangeWire {
  @field.string() readonly oldPassword!: string;
  @field.string() readonly newPassword!: string;
  @field.description('The new one again.') @field.string() readonly confirmPassword!: string;
}

/** Response of changing a profile or a password and of signing up (spec §7). */
class SuccessWire {
  @field.boolean() readonly success!: boolean;
}

export function profileToWire(profile: MemberProfile): MemberProfileWire {
  return profile;
}

/** Throws `SchemaError`. */
export function profileFromWire(json: unknown, onDropped?: OnDropped): MemberProfile {
  const { id, status: _, ...same } = readTolerant(ProfileResponseWire, json, onDropped);
  const member = memberId(id);
  if (member === undefined) throw new SchemaError([{ path: ['id'], reason: 'must not be empty' }]);
  return { id: member, ...same };
}

export function registrationToWire({ site: _, ...registration }: Registration): RegistrationWire {
  return { ...registration, confirmPassword: registration.password };
}

export function passwordChangeToWire({ oldPassword, newPassword }: PasswordChange): PasswordChangeWire {
  return { oldPassword, newPassword, confirmPassword: newPassword };
}

/** Throws `SchemaError`. */
export function successFromWire(json: unknown): boolean {
  return readTolerant(SuccessWire, json).success;
}
