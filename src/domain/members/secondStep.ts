import { addSeconds, type Instant } from '../instant.ts';

/** For how long a sign-in waits for its second step after the right password, in seconds: 5 minutes. */
export const SECOND_STEP_SECONDS = 300;

/** A sign-in whose first step was at this instant or before has ended. */
export function lastEndedFirstStepAt(now: Instant): Instant {
  return addSeconds(now, -SECOND_STEP_SECONDS);
}

/** Whether a sign-in still waits for its second step. */
export function isSecondStepLive(startedAt: Instant, now: Instant): boolean {
  return startedAt > lastEndedFirstStepAt(now);
}
