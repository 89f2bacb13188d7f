import { done, refused, type Outcome } from '../outcome.ts';
import { foldDigits } from './digits.ts';

/** A phone number: 9 or 10 ASCII digits. */
export type PhoneNumber = string & { readonly __brand: 'PhoneNumber' };
/** A mobile phone number: 10 ASCII digits. */
export type MobileNumber = PhoneNumber & { readonly __mobile: true };

export type PhoneRefusal = 'required' | 'phoneFormat';
export type MobileRefusal = 'required' | 'mobileFormat';

/** The form of a phone number (spec §5, §9: digits only, at least 9 and at most 10). */
export const PHONE = /^\d{9,10}$/;
/** The form of a mobile phone number (spec §5: one variant requires exactly 10 digits). */
export const MOBILE = /^\d{10}$/;

/** Parses a phone number (spec §5). Thai digits, spaces and hyphens are accepted; the result has only ASCII digits. */
export function parsePhone(text: string): Outcome<PhoneNumber, PhoneRefusal> {
  const digits = foldDigits(text);
  if (digits === '') return refused('required');
  return PHONE.test(digits) ? done(digits as PhoneNumber) : refused('phoneFormat');
}

/** Parses a mobile phone number, which has exactly 10 digits (spec §5), like `parsePhone`. */
export function parseMobile(text: string): Outcome<MobileNumber, MobileRefusal> {
  const digits = foldDigits(text);
  if (digits === '') return refused('required');
  return MOBILE.test(digits) ? done(digits as MobileNumber) : refused('mobileFormat');
}
