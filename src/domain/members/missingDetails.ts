import type { MemberProfile } from './profile.ts';

/** The details of a profile that the registration does not ask for (spec §3), and that everybody can have. */
export const LATER_DETAILS = ['birthday', 'gender', 'picture'] as const;
export type LaterDetail = (typeof LATER_DETAILS)[number];

/**
 * What a member can still add to the profile.
 *
 * @param hasPictures whether the source of members has pictures
 */
export function missingDetails(
  { birthday, gender, image }: Pick<MemberProfile, 'birthday' | 'gender' | 'image'>,
  hasPictures: boolean,
): readonly LaterDetail[] {
  const isMissing = { birthday: birthday === undefined, gender: gender === undefined, picture: image === undefined };
  return LATER_DETAILS.filter((detail) => isMissing[detail] && (detail !== 'picture' || hasPictures));
}
