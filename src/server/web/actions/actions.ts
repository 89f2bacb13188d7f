import type { RouteId } from '#ui/routes.ts';
import type { Action } from './Action.ts';
import { contactAction } from './contactAction.ts';
import { feedbackAction } from './feedbackAction.ts';
import { reportBrokenFileAction } from './reportBrokenFileAction.ts';

/** The action of each route whose page has a form of its own. */
export const ACTIONS: Readonly<Partial<Record<RouteId, Action>>> = {
  contact: contactAction,
  reportBrokenFile: reportBrokenFileAction,
  feedback: feedbackAction,
};
