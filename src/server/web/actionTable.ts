import type { RouteId } from '#ui/routes.ts';
import { COMPLAINT_ACTIONS } from './complaints/complaintHandlers.ts';
import { forEachForm } from './forms/forEachForm.ts';
import { MEMBER_ACTIONS } from './members/memberHandlers.ts';
import { TIP_ACTIONS } from './tips/tipHandlers.ts';
import type { Action } from './actions/Action.ts';
import { feedbackAction } from './actions/feedbackAction.ts';
import { inboxAction } from './actions/inboxAction.ts';

/** The action of each route whose page has a form of its own. */
export const ACTIONS: Readonly<Partial<Record<RouteId, Action>>> = {
  ...forEachForm(inboxAction),
  ...COMPLAINT_ACTIONS,
  ...MEMBER_ACTIONS,
  ...TIP_ACTIONS,
  feedback: feedbackAction,
};
