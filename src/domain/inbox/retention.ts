import { addSeconds, type Instant } from '../instant.ts';

/** For how many days each kind of submission is kept. */
export interface KeptDays {
  /** After a message was marked as done. */
  readonly messages: number;
  /** After a complaint was finished or withdrawn. */
  readonly complaints: number;
  /** After a tip came in; absent where somebody decides about each. */
  readonly tips?: number | undefined;
}

const DAY_SECONDS = 86_400;

/** What was over at this instant or before is deleted now, with its files. @param days for how many it is kept */
export function lastDeletedAt(now: Instant, days: number): Instant {
  return addSeconds(now, -days * DAY_SECONDS);
}
