import { guessableReason } from '#domain/members/guessablePassword.ts';
import type { NewPassword } from '#domain/members/newPassword.ts';
import type { MemberTable } from '../MemberTables.ts';

type Names = Pick<MemberTable, 'first_name' | 'last_name' | 'email' | 'user_name'>;

/** Whether a new password has a name of its member in it. What the form can know without the account it has checked. */
export function hasOwnName(password: NewPassword, { first_name, last_name, email, user_name }: Names): boolean {
  const ownNames = [first_name, last_name, email, user_name ?? ''];
  return guessableReason(password, { common: new Set(), siteNames: [], ownNames }) !== undefined;
}
