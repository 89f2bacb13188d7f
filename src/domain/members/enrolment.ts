import { addSeconds, type Instant } from '../instant.ts';

/** For how long the page waits that adds a second factor, in seconds: an app may have to be installed first. */
export const ENROLMENT_SECONDS = 1_800;

/** How many passkeys a member may have: one for each device, and some for lost ones. */
export const MAX_PASSKEYS = 10;

/** Whether a second factor can still be added by the page that was opened at an instant. */
export function isEnrolmentLive(startedAt: Instant, now: Instant): boolean {
  return startedAt <= now && now < addSeconds(startedAt, ENROLMENT_SECONDS);
}
