/** The strength of a password, as the specification names it (spec §4). */
export type PasswordStrength = 'weak' | 'medium' | 'strong';

/** The least length of a password (spec §5, §9), in characters. */
export const MIN_PASSWORD_LENGTH = 8;
/** The least length of a strong password, in characters. */
export const STRONG_PASSWORD_LENGTH = 12;

/**
 * The strength of a password (spec §4, §5): weak when it breaks a rule, strong when it keeps all of them and has at least
 * 12 characters. The rules are at least 8 characters, with a lower-case letter, an upper-case letter, a digit and a
 * special character. Lower and upper case are Unicode's: Thai letters are neither. Special is what is no letter (with its
 * marks), no digit and no blank.
 */
export function passwordStrength(password: string): PasswordStrength {
  const length = Array.from(password).length;
  const required = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{Nd}\s]/u];
  if (length < MIN_PASSWORD_LENGTH || !required.every((kind) => kind.test(password))) return 'weak';
  return length >= STRONG_PASSWORD_LENGTH ? 'strong' : 'medium';
}
