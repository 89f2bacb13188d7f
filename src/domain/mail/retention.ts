import { addSeconds, type Instant } from '../instant.ts';

/**
 * For how many days it is recorded that a mail was sent, or could not be. A sent one is recorded without its recipient and
 * its values; one that could not be delivered has both until then, so that an operator may try it again.
 */
export const MAIL_RECORD_DAYS = 7;

const DAY_SECONDS = 86_400;

/** The record of a mail that ended at this instant or before is deleted now. */
export function lastDeletedMailAt(now: Instant): Instant {
  return addSeconds(now, -MAIL_RECORD_DAYS * DAY_SECONDS);
}
