import type { CalendarDate } from '../instant.ts';

/** What a profile may say of somebody's gender (spec §3). */
export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

/** By which a member's profile is known. */
export type MemberId = string & { readonly __brand: 'MemberId' };

/** The id of a profile, which may come as a number; undefined for an empty one, which is nobody's (spec §3). */
export function memberId(id: string | number): MemberId | undefined {
  const text = String(id);
  return text.trim() === '' ? undefined : (text as MemberId);
}

/** What a member says of themselves (spec §3). Registration asks for neither birthday, gender nor picture. */
export interface MemberProfile {
  readonly id: MemberId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly birthday?: CalendarDate;
  readonly gender?: Gender;
  /** Name of a media file. */
  readonly image?: string;
}
