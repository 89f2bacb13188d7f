import { endOfDepartmentDay } from '../departmentDate.ts';
import type { Instant } from '../instant.ts';
import { done, refused, type Outcome } from '../outcome.ts';

/** Where a complaint is. A withdrawn one stays so. */
export type ComplaintState = 'received' | 'inProgress' | 'finished' | 'withdrawn';

/** What the complainant does (`add` a message or file, `withdraw`, `rate`, `reopen`), and what operators do (the others). */
export type ComplaintAct = 'add' | 'withdraw' | 'rate' | 'reopen' | 'take' | 'ask' | 'answer' | 'finish';

export interface ComplaintProgress {
  readonly state: ComplaintState;
  /** Of the last time that it was finished. */
  readonly finishedAt?: Instant;
  readonly wasReopened: boolean;
  readonly isRated: boolean;
}

/**
 * `notNow`: not in this state. `alreadyRated`, `alreadyReopened`: it was done, and can be done once. `tooLate`: the days for
 * reopening are over.
 */
export type ActRefusal = 'notNow' | 'alreadyRated' | 'alreadyReopened' | 'tooLate';

/** Of a complaint that was just filed. */
export const FILED: ComplaintProgress = { state: 'received', wasReopened: false, isRated: false };

/** For how many days a finished complaint can be reopened. */
export const REOPENING_DAYS = 30;

/** The state after an act, by the state before it; where there is none, the act is refused. */
const STATES_AFTER: Readonly<Record<ComplaintAct, Partial<Record<ComplaintState, ComplaintState>>>> = {
  add: { received: 'received', inProgress: 'inProgress' },
  withdraw: { received: 'withdrawn', inProgress: 'withdrawn' },
  rate: { finished: 'finished' },
  reopen: { finished: 'inProgress' },
  take: { received: 'inProgress' },
  ask: { inProgress: 'inProgress' },
  answer: { inProgress: 'inProgress' },
  finish: { inProgress: 'finished' },
};

/**
 * What becomes of a complaint by an act. Whoever writes an act writes this with it, so no other move can be stored. A
 * finished complaint is rated once, and reopened once, within 30 days.
 */
export function progressAfter(
  progress: ComplaintProgress,
  act: ComplaintAct,
  now: Instant,
): Outcome<ComplaintProgress, ActRefusal> {
  const state = STATES_AFTER[act][progress.state];
  if (state === undefined) return refused('notNow');
  switch (act) {
    case 'rate':
      return progress.isRated ? refused('alreadyRated') : done({ ...progress, isRated: true });
    case 'reopen':
      if (progress.wasReopened) return refused('alreadyReopened');
      return isReopeningOver(progress, now) ? refused('tooLate') : done({ ...progress, state, wasReopened: true });
    case 'finish':
      return done({ ...progress, state, finishedAt: now });
    default:
      return done({ ...progress, state });
  }
}

/** Until when a complaint can be reopened that was finished at an instant: the end of a day. */
export function reopeningEnd(finishedAt: Instant): Instant {
  return endOfDepartmentDay(finishedAt, REOPENING_DAYS);
}

function isReopeningOver({ finishedAt }: ComplaintProgress, now: Instant): boolean {
  return finishedAt === undefined || reopeningEnd(finishedAt) < now;
}
