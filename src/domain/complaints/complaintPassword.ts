import { foldDigits } from '../forms/digits.ts';
import { randomCharacters } from '../forms/randomCharacters.ts';
import { parsePasswordText, type PasswordText, type PasswordTextRefusal } from '../members/passwordText.ts';
import { done, refused, type Outcome } from '../outcome.ts';

/** Opens a complaint together with its tracking code (spec §2): chosen by its complainant, or made. Stored as a hash only. */
export type ComplaintPassword = PasswordText & { readonly __complaint: true };

export type ComplaintPasswordRefusal = PasswordTextRefusal | 'complaintPasswordShort';

/** The fewest characters of a password that a complainant chooses. Tries are limited, so no other rule is needed. */
export const MIN_COMPLAINT_PASSWORD_LENGTH = 8;
/** How many random bytes a password is made from: more than it has, so that every one is as likely as any other. */
export const COMPLAINT_PASSWORD_BYTES = 12;

// As of tracking codes, without vowels: no word comes out. 26 characters, of which nine are 42 bits.
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWX';
const LENGTH = 9;
const GROUP = 3;
const MADE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A password for who chose none, easy to read aloud: `K7M-2Q9-DXH`. @param random `COMPLAINT_PASSWORD_BYTES` random bytes */
export function madeComplaintPassword(random: Uint8Array): ComplaintPassword {
  return grouped(randomCharacters(random, ALPHABET, LENGTH));
}

/**
 * Parses a password as it was typed, when it is chosen as when it opens a complaint. One that may have been made is read in
 * any case, with or without hyphens and blanks, with Thai digits.
 */
export function parseComplaintPassword(text: string): Outcome<ComplaintPassword, ComplaintPasswordRefusal> {
  const made = foldDigits(text).toUpperCase();
  if (MADE.test(made)) return done(grouped(made));
  const password = parsePasswordText(text);
  if (!password.ok) return password;
  const isShort = Array.from(password.value).length < MIN_COMPLAINT_PASSWORD_LENGTH;
  return isShort ? refused('complaintPasswordShort') : done(password.value as ComplaintPassword);
}

function grouped(characters: string): ComplaintPassword {
  return (characters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-') as ComplaintPassword;
}
