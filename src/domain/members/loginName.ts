import { parseEmail, type EmailAddress, type EmailRefusal } from '../forms/email.ts';
import { done, type Outcome } from '../outcome.ts';
import { parseUserName, type UserName, type UserNameRefusal } from './userName.ts';

/** What a person signs in with besides the password: the e-mail address or the user name (spec §3). */
export type LoginName =
  { readonly type: 'email'; readonly email: EmailAddress } | { readonly type: 'userName'; readonly userName: UserName };

/** Parses what was typed as 'e-mail or user name' (spec §3): with an @ it is an address. */
export function parseLoginName(text: string): Outcome<LoginName, EmailRefusal | UserNameRefusal> {
  if (text.includes('@')) {
    const email = parseEmail(text);
    return email.ok ? done({ type: 'email', email: email.value }) : email;
  }
  const userName = parseUserName(text);
  return userName.ok ? done({ type: 'userName', userName: userName.value }) : userName;
}
