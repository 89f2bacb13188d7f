import { departmentDate } from '#domain/departmentDate.ts';
import { parseInstant, type CalendarDate } from '#domain/instant.ts';
import { GENDERS, memberId, type Gender } from '#domain/members/profile.ts';
import type { Login } from '#domain/members/login.ts';
import type { PasswordChange } from '#domain/members/passwordChange.ts';
import { parseBearerToken, type BearerToken } from '#ports/BearerToken.ts';
import type { ProfileChange, StoredProfile } from '#ports/members/Profiles.ts';
import type { RegistrationSubmission } from '#ports/members/Registrations.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, SchemaError, type OnDropped } from '#adapters/schema/readSchema.ts';
import { isFields } from '#adapters/schema/schema.ts';
import { unwrapped } from '../unwrapped.ts';
import { recordId } from '../wireFields.ts';
import { fromTheirNames, toTheirNames, type MemberFieldNames } from './memberFieldNames.ts';
import { loginNameToWire } from './SessionWire.ts';

// The calls about members of an API that is not ours (spec §7), which may say more, less, or the same in other types.

/** A profile by our names. Only its id has to be there: without it, nothing can be changed. */
class OtherProfileWire {
  @recordId() readonly id!: string | number;
  @field.optional() @recordId() readonly firstName?: string | number;
  @field.optional() @recordId() readonly lastName?: string | number;
  @field.optional() @recordId() readonly email?: string | number;
  @field.optional() @recordId() readonly phone?: string | number;
  @field.optional() @field.date() readonly birthday?: CalendarDate;
  @field.optional() @field.oneOf(...GENDERS) readonly gender?: Gender;
}

class SignedInWire {
  @field.parsed<BearerToken>(parseBearerToken, 'a bearer token') readonly accessToken!: BearerToken;
}

const FIRST_FAILURE = 400;
const FAILED_STATES = ['error', 'fail', 'failed', 'failure'];

/**
 * The profile of `POST /sys-member/get-profile`. Undefined when its body says that it failed (spec §7: 'status field
 * read'). Throws `SchemaError`.
 */
export function otherProfileFromWire(
  json: unknown,
  names: MemberFieldNames,
  onDropped?: OnDropped,
): StoredProfile | undefined {
  if (isFailure(json)) return undefined;
  const given = fromTheirNames(json, names, 'id');
  const read = readTolerant(OtherProfileWire, given && { ...given, birthday: dayOf(given.birthday) }, onDropped);
  const { id, firstName, lastName, email, phone, ...same } = read;
  const member = memberId(id);
  if (member === undefined) throw new SchemaError([{ path: ['id'], reason: 'must not be empty' }]);
  const texts = { firstName, lastName, email, phone };
  const shown = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, String(text ?? '')]));
  return { profile: { id: member, ...(shown as Record<keyof typeof texts, string>), ...same }, hasPassword: true };
}

/** Body of `POST /member/update-profile/{id}`: the whole profile. */
export function otherProfileToWire({ member, entry }: ProfileChange, names: MemberFieldNames) {
  const { firstName, lastName, email, phone, birthday, gender } = entry;
  return toTheirNames({ id: member, firstName, lastName, email, phone, birthday, gender }, names);
}

/** Body of `POST /member/change-password/{id}`. */
export function otherPasswordsToWire({ oldPassword, newPassword }: PasswordChange, names: MemberFieldNames) {
  return toTheirNames({ oldPassword, newPassword, confirmPassword: newPassword }, names);
}

/** Body of `POST /member/signup/`: with the acceptance of the terms and the result of the robot check (spec §3). */
export function otherRegistrationToWire({ registration, isHuman }: RegistrationSubmission, names: MemberFieldNames) {
  const { password } = registration;
  return toTheirNames({ ...registration, confirmPassword: password, terms: true, robotCheck: isHuman }, names);
}

/** Body of a sign-in, after our own robot check (spec §3). */
export function otherLoginToWire({ name, password }: Login, names: MemberFieldNames) {
  return toTheirNames({ loginName: loginNameToWire(name), password, robotCheck: true }, names);
}

/** The token of a member who has signed in. Undefined when the body says that it failed. Throws `SchemaError`. */
export function otherSignedInFromWire(json: unknown, names: MemberFieldNames): BearerToken | undefined {
  if (isFailure(json)) return undefined;
  return readTolerant(SignedInWire, fromTheirNames(json, names, 'accessToken')).accessToken;
}

/** Whether a change succeeded: any 2xx does, unless its body says otherwise. */
export function otherSuccessFromWire(json: unknown): boolean {
  return !isFailure(json);
}

/** Some APIs send failures with status 200. */
function isFailure(json: unknown): boolean {
  return [json, unwrapped(json)].some(
    (body) =>
      isFields(body) &&
      ([false, 'false', 0].some((no) => body['success'] === no) ||
        Boolean(body['error']) ||
        FAILED_STATES.includes(String(body['status']).toLowerCase()) ||
        Number(body['status'] ?? body['statusCode']) >= FIRST_FAILURE),
  );
}

/** Databases often write a day as the instant when it begins, here or at UTC. */
function dayOf(birthday: unknown): unknown {
  const instant = typeof birthday === 'string' && birthday.includes('T') ? parseInstant(birthday) : undefined;
  return instant === undefined ? birthday : departmentDate(instant);
}
