import type { LinkRefusal } from './accountLink.ts';

/**
 * The states of the verify page (spec §4): verifying, then success or failed. It begins as 'verifying', with a button:
 * opening the link does not spend it.
 */
export type VerificationState =
  | { readonly state: 'verifying' }
  | { readonly state: 'success' }
  | { readonly state: 'failed'; readonly reason: LinkRefusal };

/** Seconds until the verify page goes to login after a success (spec §2: not shown); it can be stopped. */
export const LOGIN_COUNTDOWN_SECONDS = 5;

/**
 * The state of the verify page.
 *
 * @param isConfirmed whether the person pressed the button
 * @param refusal why the link opens nothing, if it does (`linkRefusal`); after the button, of the confirmation itself
 */
export function verificationState(isConfirmed: boolean, refusal: LinkRefusal | undefined): VerificationState {
  if (refusal !== undefined) return { state: 'failed', reason: refusal };
  return { state: isConfirmed ? 'success' : 'verifying' };
}
