import type { EmailRefusal } from '../forms/email.ts';
import { parseFields, parseTicked, type ParsedForm, type TypedFields } from '../forms/parseFields.ts';
import { parseLoginName, type LoginName } from './loginName.ts';
import { parsePasswordText, type PasswordText, type PasswordTextRefusal } from './passwordText.ts';
import type { UserNameRefusal } from './userName.ts';

/** What somebody signs in with. */
export interface Login {
  readonly name: LoginName;
  readonly password: PasswordText;
}

/** The fields of the login form in the order of the page. All are required (spec §3, §5). */
export const LOGIN_FIELDS = ['loginName', 'password', 'robotCheck'] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];

export type LoginRefusal = EmailRefusal | UserNameRefusal | PasswordTextRefusal;

/**
 * Parses a login (spec §3, §5). The rules of new passwords are not applied: an account may have a password from before
 * they were made, and the answer would tell a stranger something about it.
 */
export function parseLogin(typed: TypedFields<LoginField>): ParsedForm<Login, LoginField, LoginRefusal> {
  const parsed = parseFields(typed, {
    loginName: parseLoginName,
    password: parsePasswordText,
    robotCheck: parseTicked,
  });
  if (!parsed.ok) return parsed;
  const { loginName, password } = parsed.value;
  return { ok: true, value: { name: loginName, password } };
}
