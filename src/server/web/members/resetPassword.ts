import type { LinkRefusal } from '#domain/members/accountLink.ts';
import { parseReset, RESET_FIELDS } from '#domain/members/passwordChange.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { resetMessages } from '#ui/messages/resetPassword.ts';
import { verifyMessages } from '#ui/messages/verify.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { Action, FormRequest } from '../actions/Action.ts';
import { refusedState } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import { notFoundView } from '../pages/notFound.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { sealDone } from '../done.ts';
import { forgetLink, linkToken, moveLinkToken } from './linkToken.ts';
import { mailRequest } from './mailRequest.ts';
import { memberArea } from './MemberArea.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { memberPage } from './memberPage.ts';
import { passwordContext } from './passwordContext.ts';
import { problemOf } from '../actions/problemOf.ts';
import { typedForm } from '../actions/typedForm.ts';

const readReset = typedForm(RESET_FIELDS);

/** Asks for a link that resets a forgotten password. */
export const forgotPassword = mailRequest({
  route: 'forgotPassword',
  title: resetMessages.forgotTitle,
  sender: ({ members: { resets }, session }) => resets && ((site, email) => resets.request(site, email, session)),
});

/** `GET /{lang}/members/reset-password`: the page of a link. Opening it spends nothing. */
export const resetPassword: PageHandler = async (request) => {
  const { resets } = memberArea(request).members;
  if (resets === undefined) return notFoundView(request);
  const moved = moveLinkToken('resetPassword', request);
  if (moved !== undefined) return moved;
  const token = linkToken('resetPassword', request);
  if (token === 'none' || token === undefined) return failedPage(request, 'linkUnknown');
  const checked = await resets.check(request.site.id, token);
  return checked.ok ? resetPage(request, newForm()) : failedPage(request, checked.code);
};

/** `POST /{lang}/members/reset-password`: sets the new password, and redirects to login. */
export const resetPasswordAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',

  async submit(request) {
    const { members, session } = memberArea(request);
    if (members.resets === undefined) throw new HttpError(404);
    const token = linkToken('resetPassword', request);
    const parsed = parseReset(readReset(request.fields), { ...passwordContext(request.site), ownNames: [] });
    if (!parsed.ok) return refusal(request, { errors: parsed.errors });
    if (token === 'none' || token === undefined) return { pageView: failedPage(request, 'linkUnknown') };
    const reset = await members.resets.reset(request.site.id, token, parsed.value, session);
    if (!reset.ok)
      return reset.code === 'passwordPersonal'
        ? refusal(request, { errors: { password: reset.code } })
        : { pageView: failedPage(request, reset.code) };
    const done = sealDone(request, { type: 'passwordReset' });
    return privateRedirect(request.context.to('login', {}, { done }), [forgetLink('resetPassword')]);
  },

  refuse: (request, refused) => refusal(request, problemOf(refused)),
};

function refusal(request: FormRequest, state: Partial<FormState>) {
  return { pageView: resetPage(request, refusedState(request, state)) };
}

function resetPage(request: PageRequest, form: FormState): PageView {
  const page = { title: request.context.t(resetMessages.title), props: { form } };
  return memberPage(request, 'resetPassword', page, form);
}

function failedPage(request: PageRequest, failed: LinkRefusal): PageView {
  const page = { title: request.context.t(verifyMessages.failed), props: { failed } };
  return memberPage(request, 'resetPassword', page);
}
