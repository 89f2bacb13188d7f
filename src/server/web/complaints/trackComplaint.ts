import { parseComplaintPassword, type ComplaintPassword } from '#domain/complaints/complaintPassword.ts';
import { parseTrackingCode } from '#domain/complaints/trackingCode.ts';
import { parseFields } from '#domain/forms/parseFields.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { complaintTrackMessages } from '#ui/messages/complaintTrack.ts';
import type { TrackComplaintPageProps } from '#ui/pages/complaintProps.ts';
import { countOpening } from '../../http/countOpening.ts';
import type { Action, ActionResult, FormRequest } from '../actions/Action.ts';
import { refusedState } from '../actions/sentState.ts';
import { formPage } from '../forms/formPage.ts';
import { newForm } from '../forms/newForm.ts';
import { openDone } from '../done.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { problemOf } from '../actions/problemOf.ts';
import { typedForm } from '../actions/typedForm.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { accessCookie, COMPLAINT_HEADERS, complaintsOf } from './openedComplaint.ts';

const read = typedForm(['trackingCode', 'password']);

/** `GET /{lang}/complaints/track`, with a code from a QR code: opens a complaint. */
export const trackComplaint: PageHandler = (request) => {
  complaintsOf(request);
  const code = parseTrackingCode(request.query.get('code') ?? '');
  const form = newForm();
  return trackPage(request, code.ok ? { ...form, values: { trackingCode: code.value } } : form);
};

/** `POST /{lang}/complaints/track`: a wrong code and a wrong password are the same answer. */
export const trackComplaintAction: Action = {
  async submit(request) {
    const complaints = complaintsOf(request);
    const typed = read(request.fields);
    const parsed = parseFields(typed, { trackingCode: parseTrackingCode, password: parseTypedPassword });
    if (!parsed.ok) return refusal(request, { errors: parsed.errors });
    const { trackingCode: code, password } = parsed.value;
    const { ports, site, session } = request;
    await countOpening(ports.limits, site.id, code, session.network ?? '');
    const opened = password && (await complaints.open(site.id, { code, password }, session));
    if (opened?.ok !== true) return refusal(request, { errors: { password: 'complaintNotOpened' } });
    return privateRedirect(request.context.to('complaint'), [accessCookie(opened.value)]);
  },

  refuse: (request, refused) => refusal(request, problemOf(refused)),
};

/** One that cannot be the password of any complaint is wrong, and not refused for its form. */
function parseTypedPassword(text: string): Outcome<ComplaintPassword | undefined, 'required'> {
  if (text.trim() === '') return refused('required');
  const password = parseComplaintPassword(text);
  return done(password.ok ? password.value : undefined);
}

/** Why the page is shown in place of a complaint. */
function noticeOf(request: PageRequest): TrackComplaintPageProps['notice'] {
  switch (openDone(request)?.type) {
    case 'complaintClosed':
      return 'closedNotice';
    case 'complaintLeft':
      return 'youClosed';
    default:
      return undefined;
  }
}

function refusal(request: FormRequest, state: Partial<FormState>): ActionResult {
  return { pageView: trackPage(request, refusedState(request, state)) };
}

function trackPage(request: PageRequest, form: FormState): PageView {
  const title = request.context.t(complaintTrackMessages.trackTitle);
  const notice = noticeOf(request);
  const props = { form, hotline: request.site.hotline, ...(notice !== undefined && { notice }) };
  return formPage(request, { view: 'trackComplaint', title, headers: COMPLAINT_HEADERS, props }, form);
}
