import { foldDigits } from '../forms/digits.ts';

/**
 * The number on a receipt, which a person reads out on the phone: ten digits in two groups, `48209-37512`. The last
 * digit is a check digit, so that a misheard number is noticed. It is no secret: it opens nothing.
 */
export type Reference = string & { readonly __brand: 'Reference' };

/** How many references there are: nine digits that are chosen at random, before the check digit. */
export const REFERENCE_COUNT = 1_000_000_000;

const DIGITS = 10;
const GROUP = 5;

/** @param number a random whole number from 0 to `REFERENCE_COUNT - 1` */
export function referenceOf(number: number): Reference {
  const digits = String(number).padStart(DIGITS - 1, '0');
  return grouped(digits + String(checkDigit(digits)));
}

/** Parses a reference as a person typed it. Undefined when a digit is wrong, or two neighbours are swapped. */
export function parseReference(text: string): Reference | undefined {
  const digits = foldDigits(text);
  if (!/^\d{10}$/.test(digits)) return undefined;
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1)) ? grouped(digits) : undefined;
}

function grouped(digits: string): Reference {
  return `${digits.slice(0, GROUP)}-${digits.slice(GROUP)}` as Reference;
}

// The quasigroup of Damm's algorithm: it finds every single wrong digit and every swap of two neighbours.
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
].join('');

function checkDigit(digits: string): number {
  return Array.from(digits).reduce((interim, digit) => Number(DAMM[interim * DIGITS + Number(digit)]), 0);
}
