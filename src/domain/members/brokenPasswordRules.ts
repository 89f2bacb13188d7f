import { guessableReason, type GuessableReason, type PasswordContext } from './guessablePassword.ts';

/** A rule of passwords that one breaks. */
export type PasswordRule =
  'passwordShort' | 'passwordLower' | 'passwordUpper' | 'passwordDigit' | 'passwordSpecial' | GuessableReason;

/** The least length of a password (spec §5, §9), in characters. */
export const MIN_PASSWORD_LENGTH = 8;

const REQUIRED = {
  passwordLower: /\p{Ll}/u,
  passwordUpper: /\p{Lu}/u,
  passwordDigit: /\p{Nd}/u,
  passwordSpecial: /[^\p{L}\p{M}\p{Nd}\s]/u,
} as const;

/**
 * The rules that a new password breaks, in the order in which they are shown: at least 8 characters, with a lower-case
 * letter, an upper-case letter, a digit and a special character (spec §5), and not easy to guess (readings, Members).
 * Lower and upper case are Unicode's: Thai letters are neither. Special is what is no letter (with its marks), no digit
 * and no blank.
 *
 * @param context absent while it is not loaded: then nothing is looked up
 */
export function brokenPasswordRules(password: string, context?: PasswordContext): readonly PasswordRule[] {
  const isShort = Array.from(password).length < MIN_PASSWORD_LENGTH;
  const rules = Object.keys(REQUIRED) as (keyof typeof REQUIRED)[];
  const guessable = context === undefined ? undefined : guessableReason(password, context);
  return [
    ...(isShort ? (['passwordShort'] as const) : []),
    ...rules.filter((rule) => !REQUIRED[rule].test(password)),
    ...(guessable === undefined ? [] : [guessable]),
  ];
}
