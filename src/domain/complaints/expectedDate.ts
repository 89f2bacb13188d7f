import { endOfDepartmentDay } from '../departmentDate.ts';
import type { Instant } from '../instant.ts';

/** Within how many days a complaint is answered, where the settings say nothing else. */
export const DEFAULT_ANSWER_DAYS = 30;

/** By when a complaint is answered: the end of a day. The days of one that is reopened are counted from that time on. */
export function expectedDate(since: Instant, days: number): Instant {
  return endOfDepartmentDay(since, days);
}
