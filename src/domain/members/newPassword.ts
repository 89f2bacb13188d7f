import { done, refused, type Outcome } from '../outcome.ts';
import { brokenPasswordRules, type PasswordRule } from './brokenPasswordRules.ts';
import type { PasswordContext } from './guessablePassword.ts';
import { parsePasswordText, type PasswordText, type PasswordTextRefusal } from './passwordText.ts';

/** A password that keeps all rules, for an account that is made or whose password is changed. */
export type NewPassword = PasswordText & { readonly __new: true };

export type NewPasswordRefusal = PasswordTextRefusal | PasswordRule;

/** Parses a new password as a person typed it (spec §5). Refused with the first rule that it breaks. */
export function parseNewPassword(text: string, context: PasswordContext): Outcome<NewPassword, NewPasswordRefusal> {
  const typed = parsePasswordText(text);
  if (!typed.ok) return typed;
  const [broken] = brokenPasswordRules(typed.value, context);
  return broken === undefined ? done(typed.value as NewPassword) : refused(broken);
}

/**
 * Checks the confirmation of a new password (spec §3, §5): refused as 'required' when nothing was typed, and as
 * 'passwordMismatch' when it is another text. Both are normalised first, because keyboards encode the
 * same characters in different ways.
 */
export function confirmPassword(
  password: string,
  confirmation: string,
): Outcome<undefined, 'required' | 'passwordMismatch'> {
  const typed = parsePasswordText(confirmation);
  if (!typed.ok) return refused(typed.code === 'required' ? 'required' : 'passwordMismatch');
  const first = parsePasswordText(password);
  return first.ok && first.value === typed.value ? done(undefined) : refused('passwordMismatch');
}
