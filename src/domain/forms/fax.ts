import { done, refused, type Outcome } from '../outcome.ts';
import { foldDigits } from './digits.ts';
import { PHONE } from './phone.ts';

/** A fax number: 9 or 10 ASCII digits, like a phone number. */
export type FaxNumber = string & { readonly __brand: 'FaxNumber' };

export type FaxRefusal = 'required' | 'faxFormat';

/** Parses a fax number (spec §3), by the rule of phone numbers (spec §5). */
export function parseFax(text: string): Outcome<FaxNumber, FaxRefusal> {
  const digits = foldDigits(text);
  if (digits === '') return refused('required');
  return PHONE.test(digits) ? done(digits as FaxNumber) : refused('faxFormat');
}
