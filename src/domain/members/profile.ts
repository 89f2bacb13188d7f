import type { CalendarDate } from '../instant.ts';
import { done, refused, type Outcome } from '../outcome.ts';

/** The genders that a profile can have (spec §3). */
export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

/** Parses the gender of a profile (spec §3), as a list sends it. Refused as 'required' when nothing was chosen. */
export function parseGender(text: string): Outcome<Gender, 'required' | 'genderUnknown'> {
  if (text === '') return refused('required');
  const gender = GENDERS.find((known) => known === text);
  return gender === undefined ? refused('genderUnknown') : done(gender);
}

/** The id of a member's profile. */
export type MemberId = string & { readonly __brand: 'MemberId' };

/** Parses the id of a profile, which an API may send as a number. Undefined when it is empty (spec §3). */
export function memberId(id: string | number): MemberId | undefined {
  const text = String(id);
  return text.trim() === '' ? undefined : (text as MemberId);
}

/** A member's profile (spec §3). The registration form has no field for the birthday, the gender or the picture. */
export interface MemberProfile {
  readonly id: MemberId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly birthday?: CalendarDate;
  readonly gender?: Gender;
  /** Name of the media file of the member's picture. */
  readonly image?: string;
}
