import { parsePasswordChange, PASSWORD_CHANGE_FIELDS } from '#domain/members/passwordChange.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { memberAreaMessages } from '#ui/messages/memberArea.ts';
import type { ChangePasswordPageProps } from '#ui/pages/memberProps.ts';
import type { Action, FormRequest } from '../actions/Action.ts';
import { refusedState } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { countPasswordTry } from './countPasswordTry.ts';
import { sealDone } from '../done.ts';
import { enterSignedIn, sessionEnded, type SignedInArea } from './MemberArea.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { memberPage } from './memberPage.ts';
import { passwordContext } from './passwordContext.ts';
import { problemOf } from '../actions/problemOf.ts';
import { typedForm } from '../actions/typedForm.ts';

const readChange = typedForm(PASSWORD_CHANGE_FIELDS);

/** `GET /{lang}/members/change-password`, for members. */
export const changePassword: PageHandler = async (request) => {
  const { area, redirect } = await enterSignedIn(request, 'changePassword');
  return area === undefined ? redirect : page(request, newForm(), accountOf(area));
};

/** `POST /{lang}/members/change-password`: changes the password, and ends the other sessions. */
export const changePasswordAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',

  async submit(request) {
    const { area, redirect } = await enterSignedIn(request, 'changePassword');
    if (area === undefined) return redirect;
    const { site, context } = request;
    const { profile } = area.stored;
    const ownNames = [profile.firstName, profile.lastName, profile.email, profile.userName ?? ''];
    const parsed = parsePasswordChange(readChange(request.fields), { ...passwordContext(site), ownNames });
    if (!parsed.ok) return refusal(request, { errors: parsed.errors }, accountOf(area));
    await countPasswordTry(request, area);
    const changed = await area.members.passwords.change(site.id, profile.id, parsed.value, area.session);
    if (changed.ok) {
      const done = sealDone(request, { type: 'passwordChanged' });
      return privateRedirect(context.to('dashboard', {}, { done }));
    }
    switch (changed.code) {
      case 'sessionEnded':
        return sessionEnded(request);
      case 'passwordWrong':
        return refusal(request, { errors: { oldPassword: changed.code } }, accountOf(area));
      case 'passwordPersonal':
        return refusal(request, { errors: { newPassword: changed.code } }, accountOf(area));
      case 'passwordNotChanged':
        return refusal(request, { problem: 'formNotStored' }, accountOf(area));
    }
  },

  refuse: (request, refused) => refusal(request, problemOf(refused)),
};

function refusal(request: FormRequest, state: Partial<FormState>, account?: Account) {
  return { pageView: page(request, refusedState(request, state), account) };
}

/** What the page says of the account. */
type Account = Omit<ChangePasswordPageProps, 'form'>;

function accountOf({ stored: { profile, hasPassword } }: SignedInArea): Account {
  return { email: profile.email, hasPassword };
}

function page(request: PageRequest, form: FormState, account: Account = { hasPassword: true }): PageView {
  const title = request.context.t(memberAreaMessages.changePassword);
  return memberPage(request, 'changePassword', { title, props: { form, ...account } }, form);
}
