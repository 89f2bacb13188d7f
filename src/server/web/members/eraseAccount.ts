import type { FormState } from '#ui/forms/FormState.ts';
import type { FieldErrorCode } from '#ui/messages/formErrors.ts';
import { ownDataMessages } from '#ui/messages/ownData.ts';
import type { EraseAccountPageProps } from '#ui/pages/memberProps.ts';
import { HttpError } from '../../http/HttpError.ts';
import { KNOWN_BROWSER_COOKIE, MEMBER_COOKIE } from '../../http/tokenCookies.ts';
import type { Action, FormRequest } from '../actions/Action.ts';
import { refusedState } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import { notFoundView } from '../pages/notFound.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { countPasswordTry } from './countPasswordTry.ts';
import { sealDone } from '../done.ts';
import { forgetDraft } from './draft.ts';
import { givenPassword } from './givenPassword.ts';
import { enterSignedIn, sessionEnded, type SignedInArea } from './MemberArea.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { memberPage } from './memberPage.ts';
import { problemOf } from '../actions/problemOf.ts';
import { proofProps } from './proofProps.ts';
import { CLEARED_SITE_DATA } from './signOut.ts';
import { typedForm } from '../actions/typedForm.ts';
import { whomToAsk } from './whomToAsk.ts';

const readErasure = typedForm(['currentPassword', 'confirmed']);

/** `GET /{lang}/members/data/erase`, for members. */
export const eraseAccount: PageHandler = async (request) => {
  const { area, redirect } = await enterSignedIn(request, 'eraseAccount');
  if (area === undefined) return redirect;
  return area.members.personalData === undefined ? notFoundView(request) : await page(request, newForm(), area);
};

/** `POST /{lang}/members/data/erase` with the password and the confirmation: deletes the account. */
export const eraseAccountAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',

  async submit(request) {
    const { area, redirect } = await enterSignedIn(request, 'eraseAccount');
    if (area === undefined) return redirect;
    const { personalData } = area.members;
    if (personalData === undefined) throw new HttpError(404);
    const { currentPassword, confirmed } = readErasure(request.fields);
    const password = givenPassword(currentPassword, area.stored);
    const errors = {
      ...(!password.ok && { currentPassword: password.code }),
      ...(confirmed !== 'yes' && { confirmed: 'required' as const }),
    };
    if (!password.ok || confirmed !== 'yes') return refusal(request, area, errors);
    await countPasswordTry(request, area);
    const erased = await personalData.erase(request.site.id, password.value, area.session);
    if (!erased.ok)
      return erased.code === 'sessionEnded'
        ? sessionEnded(request)
        : refusal(request, area, { currentPassword: erased.code });
    const forgotten = [MEMBER_COOKIE, KNOWN_BROWSER_COOKIE].map((name) => ({ name, value: '', seconds: 0 }));
    const done = sealDone(request, { type: 'accountErased' });
    const left = privateRedirect(request.context.to('login', {}, { done }), [...forgotten, forgetDraft()]);
    return { ...left, headers: { ...left.headers, 'Clear-Site-Data': CLEARED_SITE_DATA } };
  },

  refuse: (request, refused) => ({ pageView: pageOf(request, refusedState(request, problemOf(refused))) }),
};

async function refusal(request: FormRequest, area: SignedInArea, errors: Readonly<Record<string, FieldErrorCode>>) {
  return { pageView: await page(request, refusedState(request, { errors }), area) };
}

async function page(request: PageRequest, form: FormState, area: SignedInArea): Promise<PageView> {
  const { hasPassword, profile } = area.stored;
  const proof = await proofProps(request, area);
  return pageOf(request, form, { hasPassword, email: profile.email, ...(proof !== undefined && { proof }) });
}

/** @param of the member; without it, as far as the page is known without reading anything */
function pageOf(
  request: PageRequest,
  form: FormState,
  of: Omit<EraseAccountPageProps, 'form' | 'whom'> = { hasPassword: true },
): PageView {
  const title = request.context.t(ownDataMessages.delete);
  return memberPage(request, 'eraseAccount', { title, props: { form, whom: whomToAsk(request), ...of } }, form);
}
