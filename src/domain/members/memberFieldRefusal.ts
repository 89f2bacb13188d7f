import type { AuthenticatorCodeRefusal } from './authenticatorCode.ts';
import type { BirthdayRefusal } from './birthday.ts';
import type { LoginRefusal } from './login.ts';
import type { PasswordChangeRefusal } from './passwordChange.ts';
import type { ProfileRefusal } from './profileForm.ts';
import type { RecoveryCodeRefusal } from './recoveryCode.ts';
import type { RegistrationRefusal } from './registration.ts';
import type { SecondFactorRefusal } from './secondFactorForms.ts';

/** Why a field of a member's form is refused: the codes of all parsers of the members area. */
export type MemberFieldRefusal =
  | RegistrationRefusal
  | LoginRefusal
  | PasswordChangeRefusal
  | ProfileRefusal
  | BirthdayRefusal
  | AuthenticatorCodeRefusal
  | RecoveryCodeRefusal
  | SecondFactorRefusal
  | 'signInRefused'
  | 'passwordWrong'
  | 'proofNeeded'
  | 'userNameTaken'
  | 'newsTypeMissing';
