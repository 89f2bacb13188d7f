import type { CalendarDate, Instant } from '../instant.ts';
import type { RecurrenceRule } from './recurrenceRule.ts';

/** How an event recurs: by a rule, except on some days, and on others besides. All days are the department's. */
export interface Recurrence {
  readonly rule: RecurrenceRule;
  /** The start from which the rule counts: the first one that it has, whether or not that is an exception. */
  readonly startsAt: Instant;
  readonly except: readonly CalendarDate[];
  /** Days on which the event takes place besides, at its usual time. */
  readonly also: readonly CalendarDate[];
}
