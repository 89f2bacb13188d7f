import { addSeconds, type Instant } from '../instant.ts';

/**
 * For how many days a browser is recognised in which an account was signed in. Within them, a sign-in causes no mail,
 * and tries are counted apart from those of strangers in the same network.
 */
export const KNOWN_BROWSER_DAYS = 180;

const DAY_SECONDS = 86_400;

/** A browser that was last used at this instant or before is no longer recognised, and its row is deleted. */
export function lastUnknownAt(now: Instant): Instant {
  return addSeconds(now, -KNOWN_BROWSER_DAYS * DAY_SECONDS);
}

/**
 * Whether an account is signed in to for the first time since its address was confirmed: a browser that was signed in
 * since would still be recorded. Its member has just registered, and needs no mail that says so.
 *
 * @param hasBrowsers whether any browser of the account is recorded
 */
export function isFirstSignIn(verifiedAt: Instant, hasBrowsers: boolean, now: Instant): boolean {
  return !hasBrowsers && verifiedAt > lastUnknownAt(now);
}

/** Whether a browser is recognised. */
export function isKnownBrowser(lastUsedAt: Instant, now: Instant): boolean {
  return lastUsedAt > lastUnknownAt(now);
}
