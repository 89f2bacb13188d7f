import type { CalendarDate } from '#domain/instant.ts';
import { GENDERS, memberId, type Gender, type MemberProfile } from '#domain/members/profile.ts';
import { decode, ShapeError } from '#adapters/shape/decode.ts';
import { Optional, Whole } from '#adapters/shape/rules.ts';
import { Day, Id, MediaName, OneOf, Text } from './rules.ts';
import { Says } from './Says.ts';

/** A profile (spec §3), as it is posted to `/member/update-profile/{id}`. */
export class MemberProfileWire {
  @Id() readonly id!: string | number;
  @Text() readonly firstName!: string;
  @Text() readonly lastName!: string;
  @Text() readonly email!: string;
  @Text() readonly phone!: string;
  @Optional() @Day() readonly birthday?: CalendarDate;
  @Optional() @OneOf(...GENDERS) readonly gender?: Gender;
  @Says('The picture.') @Optional() @MediaName() readonly image?: string;
}

/** What `/sys-member/get-profile` answers: a profile with a status, which is read (spec §7). */
class ProfileAnswerWire extends MemberProfileWire {
  @Whole(200, 200) readonly status!: number;
}

export function profileToWire(profile: MemberProfile): MemberProfileWire {
  return profile;
}

/** Throws `ShapeError`. */
export function profileFromWire(json: unknown): MemberProfile {
  const { id, status: _, ...same } = decode(ProfileAnswerWire, json);
  const member = memberId(id);
  if (member === undefined) throw new ShapeError([{ path: ['id'], reason: 'must not be empty' }]);
  return { id: member, ...same };
}
