import { progressAfter } from '#domain/complaints/complaintProgress.ts';
import { complaintViewMessages } from '#ui/messages/complaintView.ts';
import type { ComplaintActName } from '#ui/pages/complaintProps.ts';
import type { Action } from '../actions/Action.ts';
import { openDone, sealDone } from '../done.ts';
import { privateRedirect } from '../privateRedirect.ts';
import type { PageHandler } from '../PageResult.ts';
import { COMPLAINT_HEADERS, forgetAccess, openedComplaint } from './openedComplaint.ts';
import { provinceChoices } from './provinceChoices.ts';

const ACTS: readonly ComplaintActName[] = ['rate', 'add', 'reopen', 'withdraw'];

/** `GET /{lang}/complaints/opened`: the complaint that was opened in this browser. */
export const complaint: PageHandler = async (request) => {
  const opened = await openedComplaint(request);
  if ('redirect' in opened) return opened.redirect;
  const { view } = opened;
  const { context, now } = request;
  const { province: code } = view.complaint;
  const province = code && (await provinceChoices(request)).find(({ value }) => value === code)?.label;
  const done = openDone(request)?.type;
  const notice = done === 'complaintChanged' ? 'done' : done === 'complaintNotNow' ? 'notNow' : undefined;
  return {
    view: 'complaint',
    title: context.t(complaintViewMessages.viewTitle, { code: view.code }),
    headers: COMPLAINT_HEADERS,
    props: {
      view,
      acts: ACTS.filter((act) => progressAfter(view.progress, act, now).ok),
      ...(province !== undefined && { province }),
      ...(notice !== undefined && { notice }),
    },
  };
};

/** `POST` of the same: closes it, so that nobody else at this device sees it. */
export const closeComplaintAction: Action = {
  submit(request) {
    const done = sealDone(request, { type: 'complaintLeft' });
    return privateRedirect(request.context.to('trackComplaint', {}, { done }), [forgetAccess()]);
  },
};
