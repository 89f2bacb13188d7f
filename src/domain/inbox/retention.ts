import { addSeconds, type Instant } from '../instant.ts';

/** For how many days a message is kept after it was marked as done: two years, as the page of each form says. */
export const MESSAGE_DAYS = 730;

const DAY_SECONDS = 86_400;

/** A message that was done at this instant or before is deleted now, with its files. */
export function lastDeletedAt(now: Instant): Instant {
  return addSeconds(now, -MESSAGE_DAYS * DAY_SECONDS);
}
