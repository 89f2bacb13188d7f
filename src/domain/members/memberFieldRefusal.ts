import type { BirthdayRefusal } from './birthday.ts';
import type { LoginRefusal } from './login.ts';
import type { PasswordChangeRefusal } from './passwordChange.ts';
import type { ProfileRefusal } from './profileForm.ts';
import type { RegistrationRefusal } from './registration.ts';

/** Why a field of a member's form is refused: the codes of all parsers of the members area. */
export type MemberFieldRefusal =
  | RegistrationRefusal
  | LoginRefusal
  | PasswordChangeRefusal
  | ProfileRefusal
  | BirthdayRefusal
  | 'signInRefused'
  | 'passwordWrong'
  | 'proofNeeded'
  | 'userNameTaken'
  | 'newsTypeMissing';
