import { foldDigits } from '../forms/digits.ts';
import { randomCharacters } from '../forms/randomCharacters.ts';
import { done, refused, type Outcome } from '../outcome.ts';

/**
 * What opens a complaint together with its password (spec §1, §2): fourteen characters, `K7M2Q-9DXHT-4RPN`, of which the
 * last one is a check character. 64 bits of it are random, so nobody finds a complaint by trying.
 */
export type TrackingCode = string & { readonly __brand: 'TrackingCode' };

export type TrackingCodeRefusal = 'required' | 'trackingCodeFormat';

/** How many random bytes a code is made from: more than it has, so that every code is as likely as any other. */
export const TRACKING_CODE_BYTES = 16;

// Easy to read aloud: no 0 and O, no 1, I and L. 31 characters: a prime number, so that the check finds every single
// wrong character, and every two that changed places.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const RANDOM_CHARACTERS = 13;
const CODE = new RegExp(`^[${ALPHABET}]{${RANDOM_CHARACTERS + 1}}$`);
const GROUPS = /^(.{5})(.{5})(.{4})$/;

/** @param random `TRACKING_CODE_BYTES` random bytes */
export function trackingCodeOf(random: Uint8Array): TrackingCode {
  const characters = randomCharacters(random, ALPHABET, RANDOM_CHARACTERS);
  return grouped(characters + checkCharacter(characters));
}

/**
 * Parses a tracking code as a person typed it: in any case, with or without hyphens and blanks, with Thai digits. Refused
 * as well when a character is wrong, or two changed places.
 */
export function parseTrackingCode(text: string): Outcome<TrackingCode, TrackingCodeRefusal> {
  const code = foldDigits(text).toUpperCase();
  if (code === '') return refused('required');
  if (!CODE.test(code)) return refused('trackingCodeFormat');
  const isRight = checkCharacter(code.slice(0, RANDOM_CHARACTERS)) === code.at(-1);
  return isRight ? done(grouped(code)) : refused('trackingCodeFormat');
}

function checkCharacter(characters: string): string {
  const sum = Array.from(characters).reduce((sum, each, place) => sum + (place + 1) * ALPHABET.indexOf(each), 0);
  return ALPHABET.charAt(sum % ALPHABET.length);
}

function grouped(code: string): TrackingCode {
  return code.replace(GROUPS, '$1-$2-$3') as TrackingCode;
}
