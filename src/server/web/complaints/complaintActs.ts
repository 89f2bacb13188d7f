import type { MessageDescriptor } from '@formatjs/intl';
import { progressAfter, reopeningEnd } from '#domain/complaints/complaintProgress.ts';
import { ratingFields } from '#domain/complaints/rating.ts';
import { MEGABYTE } from '#domain/files/attachment.ts';
import { longTextField } from '#domain/forms/commonFields.ts';
import type { SubmissionId } from '#domain/inbox/submissionId.ts';
import { inputSchema } from '#adapters/schema/inputSchema.ts';
import type { ComplainantAct, ComplaintView } from '#ports/complaints/Complaints.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { complaintActMessages } from '#ui/messages/complaintAct.ts';
import { topicLabels } from '#ui/messages/complaintTopics.ts';
import type { ActedComplaint, ComplaintActName } from '#ui/pages/complaintProps.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { Action, ActionResult, FormRequest } from '../actions/Action.ts';
import { attachmentIds } from '../actions/keptFiles.ts';
import { readForm } from '../actions/readForm.ts';
import { refusedState, submissionIdIn } from '../actions/sentState.ts';
import { submissionRefusal } from '../actions/submissionRefusal.ts';
import { formPage } from '../forms/formPage.ts';
import { newForm } from '../forms/newForm.ts';
import type { FormReading } from '../forms/InboxForm.ts';
import { sealDone } from '../done.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { problemOf } from '../actions/problemOf.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { beginningOf } from './beginningOf.ts';
import { COMPLAINT_HEADERS, complaintClosed, openedComplaint } from './openedComplaint.ts';

interface Act {
  readonly view: 'addToComplaint' | 'rateComplaint' | 'reopenComplaint' | 'withdrawComplaint';
  readonly title: MessageDescriptor;
  /** The act that the form asks for, once its fields are right. */
  read(request: FormRequest, id: SubmissionId): FormReading<ComplainantAct>;
}

class TextForm extends inputSchema({ text: longTextField }) {}
class RatingForm extends inputSchema(ratingFields) {}
class EmptyForm {}

const ACTS: Readonly<Record<ComplaintActName, Act>> = {
  add: {
    view: 'addToComplaint',
    title: complaintActMessages.add,
    read({ fields, files }, id) {
      const read = readForm(TextForm, fields);
      if (!read.ok) return read;
      return { ok: true, value: { id, type: 'add', text: read.value.text, files: attachmentIds(files) } };
    },
  },
  rate: {
    view: 'rateComplaint',
    title: complaintActMessages.rate,
    read({ fields }, id) {
      const read = readForm(RatingForm, fields);
      if (!read.ok) return read;
      const { rating, comment: text } = read.value;
      return { ok: true, value: { id, type: 'rate', rating, ...(text !== undefined && { text }) } };
    },
  },
  reopen: {
    view: 'reopenComplaint',
    title: complaintActMessages.reopen,
    read({ fields }, id) {
      const read = readForm(TextForm, fields);
      return read.ok ? { ok: true, value: { id, type: 'reopen', text: read.value.text } } : read;
    },
  },
  withdraw: {
    view: 'withdrawComplaint',
    title: complaintActMessages.withdraw,
    read({ fields }, id) {
      const read = readForm(EmptyForm, fields);
      return read.ok ? { ok: true, value: { id, type: 'withdraw' } } : read;
    },
  },
};

/** The page of a form with which the complainant does something; to the complaint where that cannot be done. */
export function actHandler(name: ComplaintActName): PageHandler {
  return async (request) => {
    const opened = await openedComplaint(request);
    if ('redirect' in opened) return opened.redirect;
    const { progress } = opened.view;
    return progressAfter(progress, name, request.now).ok
      ? actPage(request, ACTS[name], newForm(), opened.view)
      : toComplaint(request, 'complaintNotNow');
  };
}

export function actAction(name: ComplaintActName): Action {
  const act = ACTS[name];
  const refusal = (request: FormRequest, state: Partial<FormState>, view?: ComplaintView): ActionResult => ({
    pageView: actPage(request, act, refusedState(request, state), view),
  });
  return {
    perHour: 'MESSAGES_PER_HOUR',
    ...(name === 'add' && { takesFiles: 'complaintAttachments' as const }),

    async submit(request) {
      const { site, fields, fileErrors } = request;
      const opened = await openedComplaint(request);
      if ('redirect' in opened) return opened.redirect;
      const { view } = opened;
      const id = submissionIdIn(fields);
      if (id === undefined) return refusal(request, { problem: 'formExpired' }, view);
      const read = act.read(request, id);
      if (!read.ok) return refusal(request, { errors: read.errors }, view);
      if (fileErrors.length > 0) return refusal(request, {}, view);
      const outcome = await opened.complaints.act(site.id, opened.access, read.value);
      if (outcome.ok) return toComplaint(request, 'complaintChanged');
      switch (outcome.code) {
        case 'complaintClosed':
          return complaintClosed(request);
        case 'notNow':
        case 'alreadyRated':
        case 'alreadyReopened':
        case 'tooLate':
          return toComplaint(request, 'complaintNotNow');
        default:
          return refusal(request, await submissionRefusal(outcome.code, request), view);
      }
    },

    refuse: (request, refused) => refusal(request, problemOf(refused)),
  };
}

function toComplaint(request: PageRequest, type: 'complaintChanged' | 'complaintNotNow') {
  return privateRedirect(request.context.to('complaint', {}, { done: sealDone(request, { type }) }));
}

function actPage(request: PageRequest, { view, title }: Act, state: FormState, complaint?: ComplaintView): PageView {
  const { context, complaintAnswerDays: answerDays, maxFileBytes } = request;
  const form = view === 'addToComplaint' ? { ...state, maxMegabytes: maxFileBytes / MEGABYTE } : state;
  const props = { form, answerDays, ...(complaint && { about: actedComplaint(context, complaint) }) };
  return formPage(request, { view, title: context.t(title), headers: COMPLAINT_HEADERS, props }, form);
}

function actedComplaint(context: RenderContext, view: ComplaintView): ActedComplaint {
  const { code, complaint, progress, timeline } = view;
  const { topic, text, email } = complaint;
  const title = topic === undefined ? beginningOf(text) : context.t(topicLabels[topic]);
  const result = timeline.findLast(({ type }) => type === 'finished')?.text;
  return {
    ...{ code, title, isMailed: email !== undefined },
    ...(progress.state === 'finished' && result !== undefined && { result }),
    ...(progress.finishedAt && { reopenUntil: reopeningEnd(progress.finishedAt) }),
  };
}
