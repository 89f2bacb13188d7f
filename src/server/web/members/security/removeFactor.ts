import { parseFields } from '#domain/forms/parseFields.ts';
import { SECOND_FACTOR_FORMS } from '#domain/members/secondFactorForms.ts';
import type { FactorId } from '#ports/members/SecondFactors.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { securityMessages } from '#ui/messages/security.ts';
import type { RemoveFactorPageProps } from '#ui/pages/memberProps.ts';
import { HttpError } from '../../../http/HttpError.ts';
import type { Action, ActionResult, FormRequest } from '../../actions/Action.ts';
import { refusedState } from '../../actions/sentState.ts';
import { newForm } from '../../forms/newForm.ts';
import type { PageRequest } from '../../PageRequest.ts';
import type { PageHandler, PageResult } from '../../PageResult.ts';
import { sealDone } from '../../done.ts';
import { sessionEnded } from '../MemberArea.ts';
import { privateRedirect } from '../../privateRedirect.ts';
import { memberPage } from '../memberPage.ts';
import { problemOf } from '../../actions/problemOf.ts';
import { typedForm } from '../../actions/typedForm.ts';
import { countPasswordTry } from '../countPasswordTry.ts';
import { enterSecurity, type SecurityArea } from './enterSecurity.ts';

const read = typedForm(['currentPassword']);

/** `GET /{lang}/members/security/remove?factor=…` */
export const removeFactor: PageHandler = async (request) => {
  const { area, redirect } = await enterSecurity(request, 'removeFactor');
  return area === undefined ? redirect : await removePage(request, area, newForm());
};

/** `POST /{lang}/members/security/remove?factor=…`: removes the authenticator app, or a passkey. */
export const removeFactorAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',

  async submit(request) {
    const { area, redirect } = await enterSecurity(request, 'removeFactor');
    if (area === undefined) return redirect;
    const parsed = parseFields(read(request.fields), SECOND_FACTOR_FORMS.removeFactor);
    if (!parsed.ok) return await refusal(request, area, { errors: parsed.errors });
    await countPasswordTry(request, area);
    const given = { factor: factorOf(request), password: parsed.value.currentPassword };
    const removed = await area.factors.remove(request.site.id, given, area.session);
    if (removed.ok) {
      const done = sealDone(request, { type: 'factorRemoved' });
      return privateRedirect(request.context.to('security', {}, { done }));
    }
    return removed.code === 'sessionEnded'
      ? sessionEnded(request)
      : await refusal(request, area, { errors: { currentPassword: removed.code } });
  },

  async refuse(request, refused) {
    const { area, redirect } = await enterSecurity(request, 'removeFactor');
    return area === undefined ? redirect : await refusal(request, area, problemOf(refused));
  },
};

async function refusal(request: FormRequest, area: SecurityArea, state: Partial<FormState>): Promise<ActionResult> {
  const result = await removePage(request, area, refusedState(request, state));
  return 'redirect' in result ? sessionEnded(request) : { pageView: result };
}

async function removePage(
  request: PageRequest,
  { factors, session, stored }: SecurityArea,
  form: FormState,
): Promise<PageResult> {
  const state = await factors.state(request.site.id, session);
  if (!state.ok) return sessionEnded(request);
  const { authenticatorSince, passkeys } = state.value;
  const factor = shownFactor(factorOf(request), passkeys);
  if (factor === undefined || (factor.type === 'authenticator' && authenticatorSince === undefined))
    throw new HttpError(404);
  const isLast = passkeys.length + (authenticatorSince === undefined ? 0 : 1) === 1;
  const title = request.context.t(securityMessages.removeTitle);
  return memberPage(
    request,
    'removeFactor',
    { title, props: { form, factor, isLast, email: stored.profile.email } },
    form,
  );
}

function factorOf({ query }: PageRequest): FactorId {
  const passkey = query.get('factor') ?? '';
  return passkey === 'authenticator' ? passkey : { passkey };
}

function shownFactor(
  factor: FactorId,
  passkeys: readonly { readonly id: string; readonly name: string }[],
): RemoveFactorPageProps['factor'] | undefined {
  if (factor === 'authenticator') return { type: 'authenticator' };
  const found = passkeys.find(({ id }) => id === factor.passkey);
  return found && { type: 'passkey', id: found.id, name: found.name };
}
