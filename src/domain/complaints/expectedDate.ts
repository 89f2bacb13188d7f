import { addSeconds, type Instant } from '../instant.ts';

/** Within how many days a complaint is answered, where the settings say nothing else. */
export const DEFAULT_ANSWER_DAYS = 30;

const SECONDS_PER_DAY = 86_400;

/** By when a complaint is answered; one that is reopened, from that time on. */
export function expectedDate(since: Instant, days: number): Instant {
  return addSeconds(since, days * SECONDS_PER_DAY);
}
