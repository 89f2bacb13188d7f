import { brokenPasswordRules } from './brokenPasswordRules.ts';
import type { PasswordContext } from './guessablePassword.ts';

/** The strength of a password, as the specification names it (spec §4). */
export type PasswordStrength = 'weak' | 'medium' | 'strong';

/** The least length of a strong password, in characters. */
export const STRONG_PASSWORD_LENGTH = 12;

/**
 * The strength of a password (spec §4, §5): weak when it breaks a rule, strong when it keeps all of them and has at least
 * 12 characters.
 *
 * @param context absent while it is not loaded
 */
export function passwordStrength(password: string, context?: PasswordContext): PasswordStrength {
  if (brokenPasswordRules(password, context).length > 0) return 'weak';
  return Array.from(password).length >= STRONG_PASSWORD_LENGTH ? 'strong' : 'medium';
}
