import { done, refused, type Outcome } from '../outcome.ts';

/** A user name, in lower case: optional, and unique at its site (readings, Members). */
export type UserName = string & { readonly __brand: 'UserName' };

export type UserNameRefusal = 'required' | 'userNameFormat';

/** The form of a user name: 3 to 30 characters. */
export const USER_NAME = /^[a-z][a-z0-9._-]{2,29}$/;

/**
 * Parses a user name: a letter, and then letters, digits, points, hyphens and underscores, 3 to 30 in all. Only the letters
 * a to z, so that no two names look alike, and every keyboard can type it. Capital letters become small ones. It has no @,
 * so that no name can be the e-mail address of somebody else, and does not begin with a digit, so that it is no phone
 * number either.
 */
export function parseUserName(text: string): Outcome<UserName, UserNameRefusal> {
  const typed = text.trim().toLowerCase();
  if (typed === '') return refused('required');
  return USER_NAME.test(typed) ? done(typed as UserName) : refused('userNameFormat');
}
