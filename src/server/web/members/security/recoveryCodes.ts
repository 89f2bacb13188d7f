import { parseFields } from '#domain/forms/parseFields.ts';
import { SECOND_FACTOR_FORMS } from '#domain/members/secondFactorForms.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { securityMessages } from '#ui/messages/security.ts';
import type { Action, FormRequest } from '../../actions/Action.ts';
import { refusedState } from '../../actions/sentState.ts';
import { newForm } from '../../forms/newForm.ts';
import type { PageRequest } from '../../PageRequest.ts';
import type { PageHandler, PageView } from '../../PageResult.ts';
import { sealDone } from '../../done.ts';
import { sessionEnded } from '../MemberArea.ts';
import { privateRedirect } from '../../privateRedirect.ts';
import { memberNotice } from '../memberNotice.ts';
import { memberPage } from '../memberPage.ts';
import { problemOf } from '../../actions/problemOf.ts';
import { typedForm } from '../../actions/typedForm.ts';
import { countPasswordTry } from '../countPasswordTry.ts';
import { enterSecurity } from './enterSecurity.ts';
import { shownCodes, shownCodesCookie } from './shownCodes.ts';

const read = typedForm(['currentPassword']);

/** `GET /{lang}/members/security/recovery-codes`: the codes that were made just now, or the form for new ones. */
export const recoveryCodes: PageHandler = async (request) => {
  const { area, redirect } = await enterSecurity(request, 'recoveryCodes');
  if (area === undefined) return redirect;
  const codes = shownCodes(request, area.stored.profile.id);
  if (codes === undefined) return formPage(request, newForm(), area.stored.profile.email);
  const props = { ...memberNotice(request), codes, siteName: request.site.name[request.locale] };
  return memberPage(request, 'recoveryCodes', { title: request.context.t(securityMessages.codes), props });
};

/** `POST /{lang}/members/security/recovery-codes`: replaces the codes. */
export const recoveryCodesAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',

  async submit(request) {
    const { area, redirect } = await enterSecurity(request, 'recoveryCodes');
    if (area === undefined) return redirect;
    const parsed = parseFields(read(request.fields), SECOND_FACTOR_FORMS.newRecoveryCodes);
    if (!parsed.ok) return refusal(request, { errors: parsed.errors });
    await countPasswordTry(request, area);
    const { factors, session, stored } = area;
    const renewed = await factors.renewRecoveryCodes(request.site.id, parsed.value.currentPassword, session);
    if (renewed.ok) {
      const done = sealDone(request, { type: 'codesRenewed' });
      return privateRedirect(request.context.to('recoveryCodes', {}, { done }), [
        shownCodesCookie(request, stored.profile.id, renewed.value),
      ]);
    }
    switch (renewed.code) {
      case 'sessionEnded':
        return sessionEnded(request);
      case 'passwordWrong':
        return refusal(request, { errors: { currentPassword: renewed.code } });
      case 'noSecondFactor':
        return privateRedirect(request.context.to('security'));
    }
  },

  refuse: (request, refused) => refusal(request, problemOf(refused)),
};

function refusal(request: FormRequest, state: Partial<FormState>) {
  return { pageView: formPage(request, refusedState(request, state)) };
}

function formPage(request: PageRequest, form: FormState, email?: string): PageView {
  const title = request.context.t(securityMessages.newCodes);
  return memberPage(request, 'recoveryCodes', { title, props: { form, ...(email !== undefined && { email }) } }, form);
}
