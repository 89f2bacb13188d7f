import type { Instant } from '../instant.ts';
import type { ComplaintState } from './complaintProgress.ts';

/** The states in which the department has something to do. */
export const OPEN_STATES: readonly ComplaintState[] = ['received', 'inProgress'];

/** Whether a complaint should have been finished by now. */
export function isOverdue(state: ComplaintState, expectedAt: Instant, now: Instant): boolean {
  return OPEN_STATES.includes(state) && expectedAt < now;
}
