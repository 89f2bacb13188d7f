import { isReadable } from '../forms/line.ts';
import { done, refused, type Outcome } from '../outcome.ts';

/** A password as it is compared and hashed. It is never logged, and never stored but as a hash. */
export type PasswordText = string & { readonly __brand: 'PasswordText' };

export type PasswordTextRefusal = 'required' | 'passwordLong' | 'unreadable';

/** The greatest length of a password, in characters (Unicode code points): no hash has to work on a book. */
export const MAX_PASSWORD_LENGTH = 256;

const BLANK = /\p{Zs}/gu;

/**
 * Parses a password as it was typed, at sign-in as when it is chosen, so that all keyboards give the same text: blanks of
 * every kind become spaces, and letters with their marks are composed (RFC 8265 §4.2, OpaqueString). Nothing is cut off:
 * a blank at its end belongs to it, and one that is too long is refused as 'passwordLong'. Refused as 'unreadable' (it
 * contains U+0000 or half a character) and, where it has nothing but blanks, as 'required'.
 */
export function parsePasswordText(text: string): Outcome<PasswordText, PasswordTextRefusal> {
  if (!isReadable(text)) return refused('unreadable');
  const password = text.replace(BLANK, ' ').normalize('NFC');
  if (password.trim() === '') return refused('required');
  return Array.from(password).length > MAX_PASSWORD_LENGTH ? refused('passwordLong') : done(password as PasswordText);
}
