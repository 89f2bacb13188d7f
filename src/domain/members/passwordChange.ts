import { parseFields, type ParsedForm, type TypedFields } from '../forms/parseFields.ts';
import { refused, type Outcome } from '../outcome.ts';
import type { PasswordContext } from './guessablePassword.ts';
import { confirmPassword, parseNewPassword, type NewPassword, type NewPasswordRefusal } from './newPassword.ts';
import { parsePasswordText, type PasswordText } from './passwordText.ts';

/** A change of the password (spec §3). Whether the old one is right is for the store to find out. */
export interface PasswordChange {
  readonly oldPassword: PasswordText;
  readonly newPassword: NewPassword;
}

/** The fields of the form in the order of the page. All are required (spec §3). */
export const PASSWORD_CHANGE_FIELDS = ['oldPassword', 'newPassword', 'confirmPassword'] as const;
export type PasswordChangeField = (typeof PASSWORD_CHANGE_FIELDS)[number];

/** The fields of the form that sets a new password after a reset. All are required. */
export const RESET_FIELDS = ['password', 'confirmPassword'] as const;
export type ResetField = (typeof RESET_FIELDS)[number];

export type ResetRefusal = NewPasswordRefusal | 'passwordMismatch';
export type PasswordChangeRefusal = ResetRefusal | 'passwordUnchanged';

/**
 * Parses a change of the password (spec §3, §5). A new password that is the old one is refused as 'passwordUnchanged':
 * the member would believe that somebody who knows it is locked out.
 */
export function parsePasswordChange(
  typed: TypedFields<PasswordChangeField>,
  context: PasswordContext,
): ParsedForm<PasswordChange, PasswordChangeField, PasswordChangeRefusal> {
  const { oldPassword, newPassword } = typed;
  const parsed = parseFields(typed, {
    oldPassword: parsePasswordText,
    newPassword: (text: string) => parseOtherPassword(text, oldPassword, context),
    confirmPassword: (text: string) => confirmPassword(newPassword, text),
  });
  if (!parsed.ok) return parsed;
  const { confirmPassword: _confirmed, ...change } = parsed.value;
  return { ok: true, value: change };
}

/** Parses the new password of a reset (spec §5). */
export function parseReset(
  typed: TypedFields<ResetField>,
  context: PasswordContext,
): ParsedForm<NewPassword, ResetField, ResetRefusal> {
  const parsed = parseFields(typed, {
    password: (text: string) => parseNewPassword(text, context),
    confirmPassword: (text: string) => confirmPassword(typed.password, text),
  });
  return parsed.ok ? { ok: true, value: parsed.value.password } : parsed;
}

function parseOtherPassword(
  text: string,
  old: string,
  context: PasswordContext,
): Outcome<NewPassword, NewPasswordRefusal | 'passwordUnchanged'> {
  const password = parseNewPassword(text, context);
  return password.ok && confirmPassword(old, text).ok ? refused('passwordUnchanged') : password;
}
