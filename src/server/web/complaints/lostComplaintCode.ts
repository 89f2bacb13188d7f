import { parseEmail } from '#domain/forms/email.ts';
import { parseFields } from '#domain/forms/parseFields.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { complaintTrackMessages } from '#ui/messages/complaintTrack.ts';
import { formMessages } from '#ui/messages/form.ts';
import type { Action, FormRequest } from '../actions/Action.ts';
import { refusedState } from '../actions/sentState.ts';
import { formPage } from '../forms/formPage.ts';
import { newForm } from '../forms/newForm.ts';
import { openDone, sealDone } from '../done.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { problemOf } from '../actions/problemOf.ts';
import { typedForm } from '../actions/typedForm.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { COMPLAINT_HEADERS, complaintsOf } from './openedComplaint.ts';

const read = typedForm(['email']);

/** `GET /{lang}/complaints/track/lost-code`: asks for an address; afterwards, what to do in the mailbox. */
export const lostComplaintCode: PageHandler = (request) => {
  complaintsOf(request);
  const done = openDone(request);
  if (done?.email === undefined) return lostCodePage(request, newForm());
  const title = request.context.t(formMessages.succeeded);
  return formPage(request, {
    ...{ view: 'lostComplaintCode', title, headers: COMPLAINT_HEADERS, props: { sentTo: done.email } },
  });
};

/** `POST` of the same: mails the codes; the same answer for every address. */
export const lostComplaintCodeAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',

  async submit(request) {
    const complaints = complaintsOf(request);
    const parsed = parseFields(read(request.fields), { email: parseEmail });
    if (!parsed.ok) return refusal(request, { errors: parsed.errors });
    const { email } = parsed.value;
    const lost = { email, language: request.locale };
    await complaints.mailCodes(request.site.id, lost, request.session);
    const done = sealDone(request, { type: 'mailSent', email });
    return privateRedirect(request.context.to('lostComplaintCode', {}, { done }));
  },

  refuse: (request, refused) => refusal(request, problemOf(refused)),
};

function refusal(request: FormRequest, state: Partial<FormState>) {
  return { pageView: lostCodePage(request, refusedState(request, state)) };
}

function lostCodePage(request: PageRequest, form: FormState): PageView {
  const title = request.context.t(complaintTrackMessages.lostTitle);
  return formPage(request, { view: 'lostComplaintCode', title, headers: COMPLAINT_HEADERS, props: { form } }, form);
}
