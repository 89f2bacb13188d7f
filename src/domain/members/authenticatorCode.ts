import { foldDigits } from '../forms/digits.ts';
import { addSeconds, type Instant } from '../instant.ts';
import { done, refused, type Outcome } from '../outcome.ts';

/** The code that an authenticator app shows (TOTP, RFC 6238): six digits, another one every 30 seconds. */
export type AuthenticatorCode = string & { readonly __brand: 'AuthenticatorCode' };

export type AuthenticatorCodeRefusal = 'required' | 'codeFormat';

export const AUTHENTICATOR_DIGITS = 6;
/** For how many seconds a code is shown. */
export const AUTHENTICATOR_STEP_SECONDS = 30;
/** How many codes before and after the present one are accepted: clocks of phones differ (RFC 6238, section 5.2). */
export const AUTHENTICATOR_WINDOW = 1;

/** Parses a code as a person typed it: with Thai digits and with blanks, too. */
export function parseAuthenticatorCode(text: string): Outcome<AuthenticatorCode, AuthenticatorCodeRefusal> {
  const digits = foldDigits(text);
  if (digits === '') return refused('required');
  return /^\d{6}$/.test(digits) ? done(digits as AuthenticatorCode) : refused('codeFormat');
}

/**
 * Whether the code of a step is accepted: once, and none of a step before it any more (RFC 6238, section 5.2). Whoever has
 * seen a code being typed cannot use it again.
 *
 * @param lastStep of the code that was accepted last
 */
export function isStepNew(step: number, lastStep: number | undefined): boolean {
  return lastStep === undefined || step > lastStep;
}

/** Codes of an authenticator app that were wrong, since the first of them. */
export interface WrongCodes {
  readonly count: number;
  readonly since: Instant;
}

/**
 * How many wrong codes are taken in a day. Three of a million codes are right, so who knows the password needs some 60
 * years for an even chance. The member can sign in with a passkey or a recovery code meanwhile.
 */
export const MAX_WRONG_CODES = 10;

const DAY_SECONDS = 86_400;

/** Whether no code is accepted at present. A right code does not count then either, so that guessing tells nothing. */
export function areCodesPaused(wrong: WrongCodes | undefined, now: Instant): boolean {
  return wrong !== undefined && wrong.count >= MAX_WRONG_CODES && isCounted(wrong, now);
}

/** The wrong codes with one more. */
export function countWrongCode(wrong: WrongCodes | undefined, now: Instant): WrongCodes {
  return wrong !== undefined && isCounted(wrong, now)
    ? { count: wrong.count + 1, since: wrong.since }
    : { count: 1, since: now };
}

function isCounted({ since }: WrongCodes, now: Instant): boolean {
  return now < addSeconds(since, DAY_SECONDS);
}
