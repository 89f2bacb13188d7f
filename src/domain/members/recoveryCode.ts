import { foldDigits } from '../forms/digits.ts';
import { done, refused, type Outcome } from '../outcome.ts';

/** A code with which a member signs in once when the second factor is lost: `7K3M-Q2VD-9XHT-4RPN`. Stored as a digest only. */
export type RecoveryCode = string & { readonly __brand: 'RecoveryCode' };

export type RecoveryCodeRefusal = 'required' | 'recoveryCodeFormat';

/** How many recovery codes a member gets at once. */
export const RECOVERY_CODE_COUNT = 10;
/** The number of random bytes of a code: 80 bits, so that nobody can try them all, not even with the digests. */
export const RECOVERY_CODE_BYTES = 10;

// Crockford's base 32: no I, L, O and U, which are misread.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const GROUP = 4;
const CODE = new RegExp(`^[${ALPHABET}]{${(RECOVERY_CODE_BYTES * 8) / BITS}}$`);

/** @param random `RECOVERY_CODE_BYTES` random bytes */
export function recoveryCodeOf(random: Uint8Array): RecoveryCode {
  const bits = Array.from(random, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{5}/g) ?? [];
  return grouped(fives.map((five) => ALPHABET.charAt(parseInt(five, 2))).join(''));
}

/**
 * Parses a recovery code as a person typed it: in any case, with or without hyphens and blanks, with Thai digits, and with
 * O, I and L in place of 0 and 1.
 */
export function parseRecoveryCode(text: string): Outcome<RecoveryCode, RecoveryCodeRefusal> {
  const typed = foldDigits(text).toUpperCase();
  if (typed === '') return refused('required');
  const code = typed.replace(/O/g, '0').replace(/[IL]/g, '1');
  return CODE.test(code) ? done(grouped(code)) : refused('recoveryCodeFormat');
}

function grouped(code: string): RecoveryCode {
  return (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-') as RecoveryCode;
}
