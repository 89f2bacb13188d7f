import type { RouteId } from '#ui/routes.ts';
import type { Action } from '../actions/Action.ts';
import type { PageHandler } from '../PageResult.ts';
import { tipAnswers, tipAnswersAction } from './tipAnswers.ts';
import { tipAction, tipHandler } from './tipForm.ts';

/** The pages of tips and of reports of misconduct. */
export const TIP_HANDLERS = {
  reportElectionCorruption: tipHandler('reportElectionCorruption'),
  reportMisconduct: tipHandler('reportMisconduct'),
  tipAnswers,
} satisfies Partial<Record<RouteId, PageHandler>>;

/** Their forms. */
export const TIP_ACTIONS = {
  reportElectionCorruption: tipAction('reportElectionCorruption', 'electionCorruption'),
  reportMisconduct: tipAction('reportMisconduct', 'misconduct'),
  tipAnswers: tipAnswersAction,
} satisfies Partial<Record<RouteId, Action>>;
