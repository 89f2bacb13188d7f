import { progressAfter, reopeningEnd } from '#domain/complaints/complaintProgress.ts';
import { isOverdue } from '#domain/complaints/isOverdue.ts';
import { officesOf, provincesOf } from '#domain/content/provinces.ts';
import { complaintViewMessages } from '#ui/messages/complaintView.ts';
import type { ComplaintActName } from '#ui/pages/complaintProps.ts';
import type { Action } from '../actions/Action.ts';
import { openDone, sealDone } from '../done.ts';
import { privateRedirect } from '../privateRedirect.ts';
import type { PageHandler } from '../PageResult.ts';
import { COMPLAINT_HEADERS, forgetAccess, openedComplaint } from './openedComplaint.ts';
import { listAllOffices } from '../pages/agencies.ts';

const ACTS: readonly ComplaintActName[] = ['rate', 'add', 'reopen', 'withdraw'];

/** `GET /{lang}/complaints/opened`: the complaint that was opened in this browser. */
export const complaint: PageHandler = async (request) => {
  const opened = await openedComplaint(request);
  if ('redirect' in opened) return opened.redirect;
  const { view } = opened;
  const { context, now, site, locale } = request;
  const { province: code } = view.complaint;
  const offices = code === undefined ? [] : ((await listAllOffices(request)) ?? []);
  const province = provincesOf(offices, locale).find((known) => known.code === code)?.label;
  const office = code && officesOf(offices, code)[0];
  const acts = ACTS.filter((act) => progressAfter(view.progress, act, now).ok);
  const { finishedAt } = view.progress;
  const done = openDone(request)?.type;
  const notice = done === 'complaintChanged' ? 'done' : done === 'complaintNotNow' ? 'notNow' : undefined;
  return {
    view: 'complaint',
    title: context.t(complaintViewMessages.viewTitle, { code: view.code }),
    headers: COMPLAINT_HEADERS,
    props: {
      view,
      acts,
      isOverdue: isOverdue(view.progress.state, view.expectedAt, now),
      ...{ siteName: site.name[locale], contact: site.contact, hotline: site.hotline },
      ...(office && { office }),
      ...(finishedAt && acts.includes('reopen') && { reopenUntil: reopeningEnd(finishedAt) }),
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
