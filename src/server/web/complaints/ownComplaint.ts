import { parseTrackingCode } from '#domain/complaints/trackingCode.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { Action } from '../actions/Action.ts';
import { isSignedIn, sessionEnded } from '../members/MemberArea.ts';
import { privateRedirect } from '../privateRedirect.ts';
import type { PageHandler } from '../PageResult.ts';
import { accessCookie, complaintsOf } from './openedComplaint.ts';

/** `GET /{lang}/complaints/own`: the own complaints are on the dashboard. */
export const ownComplaint: PageHandler = (request) => privateRedirect(request.context.to('dashboard'));

/** `POST` of the same: opens a complaint that the member has filed while signed in. */
export const ownComplaintAction: Action = {
  async submit(request) {
    const complaints = complaintsOf(request);
    const { fields, session, site, context } = request;
    const { code: text } = fields;
    const code = parseTrackingCode(typeof text === 'string' ? text : '');
    if (!code.ok) throw new HttpError(400);
    if (!isSignedIn(session)) return privateRedirect(context.to('login', {}, { back: context.to('dashboard') }));
    const opened = await complaints.openOwn(site.id, code.value, session);
    if (opened.ok) return privateRedirect(context.to('complaint'), [accessCookie(opened.value)]);
    if (opened.code === 'sessionEnded') return sessionEnded(request);
    throw new HttpError(404);
  },
};
