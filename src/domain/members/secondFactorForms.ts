import { parseAuthenticatorCode } from './authenticatorCode.ts';
import { parsePasskeyName } from './passkeyName.ts';
import { parsePasswordText } from './passwordText.ts';
import { parseRecoveryCode } from './recoveryCode.ts';

/** The fields of the forms about the second factor, each with its parser, in the order of the page. All are required. */
export const SECOND_FACTOR_FORMS = {
  /** The second step of a sign-in with an authenticator app. */
  authenticatorStep: { code: parseAuthenticatorCode },
  /** The same with a recovery code. */
  recoveryStep: { recoveryCode: parseRecoveryCode },
  /** Every change asks for the password, because somebody may have found a browser signed in. */
  addAuthenticator: { code: parseAuthenticatorCode, currentPassword: parsePasswordText },
  addPasskey: { passkeyName: parsePasskeyName, currentPassword: parsePasswordText },
  removeFactor: { currentPassword: parsePasswordText },
  newRecoveryCodes: { currentPassword: parsePasswordText },
} as const;
export type SecondFactorForm = keyof typeof SECOND_FACTOR_FORMS;

/** Refusals of these forms that their parsers do not know. */
export type SecondFactorRefusal = 'codeWrong' | 'codesPaused' | 'recoveryCodeWrong';
