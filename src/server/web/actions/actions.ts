import type { RouteId } from '#ui/routes.ts';
import { forEachForm } from '../forms/forEachForm.ts';
import type { Action } from './Action.ts';
import { feedbackAction } from './feedbackAction.ts';
import { inboxAction } from './inboxAction.ts';

/** The action of each route whose page has a form of its own. */
export const ACTIONS: Readonly<Partial<Record<RouteId, Action>>> = {
  ...forEachForm(inboxAction),
  feedback: feedbackAction,
};
