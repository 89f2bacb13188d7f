import { parseFields } from '#domain/forms/parseFields.ts';
import { SECOND_FACTOR_FORMS } from '#domain/members/secondFactorForms.ts';
import { PASSKEY_NAME, TICKET_NAME } from '#ui/forms/fieldNames.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { securityMessages } from '#ui/messages/security.ts';
import type { Action, ActionResult, FormRequest } from '../../actions/Action.ts';
import { refusedState } from '../../actions/sentState.ts';
import { newForm } from '../../forms/newForm.ts';
import type { PageRequest } from '../../PageRequest.ts';
import type { PageHandler, PageResult } from '../../PageResult.ts';
import { sessionEnded } from '../MemberArea.ts';
import { privateRedirect } from '../../privateRedirect.ts';
import { memberPage } from '../memberPage.ts';
import { problemOf } from '../../actions/problemOf.ts';
import { relyingParty } from '../relyingParty.ts';
import { typedForm } from '../../actions/typedForm.ts';
import { countPasswordTry } from '../countPasswordTry.ts';
import { enterSecurity, type SecurityArea } from './enterSecurity.ts';
import { factorAdded } from './factorAdded.ts';

const { addPasskey: PARSERS } = SECOND_FACTOR_FORMS;
const read = typedForm(['passkeyName', 'currentPassword', PASSKEY_NAME, TICKET_NAME]);

/** `GET /{lang}/members/security/passkey`: what a browser needs to make a passkey. */
export const addPasskey: PageHandler = async (request) => {
  const { area, redirect } = await enterSecurity(request, 'addPasskey');
  return area === undefined ? redirect : await passkeyPage(request, area, newForm());
};

/** `POST /{lang}/members/security/passkey`: adds the passkey that the browser has made. */
export const addPasskeyAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',

  async submit(request) {
    const { area, redirect } = await enterSecurity(request, 'addPasskey');
    if (area === undefined) return redirect;
    const typed = read(request.fields);
    const parsed = parseFields(typed, PARSERS);
    if (!parsed.ok) return await refusal(request, area, { errors: parsed.errors });
    await countPasswordTry(request, area);
    const added = await area.factors.addPasskey(
      request.site.id,
      {
        ...{ ticket: typed[TICKET_NAME], response: typed[PASSKEY_NAME], party: relyingParty(request) },
        ...{ name: parsed.value.passkeyName, password: parsed.value.currentPassword },
      },
      area.session,
    );
    if (added.ok) return factorAdded(request, area, added.value);
    switch (added.code) {
      case 'sessionEnded':
        return sessionEnded(request);
      case 'passwordWrong':
        return await refusal(request, area, { errors: { currentPassword: added.code } });
      default:
        return await refusal(request, area, { problem: added.code });
    }
  },

  async refuse(request, refused) {
    const { area, redirect } = await enterSecurity(request, 'addPasskey');
    return area === undefined ? redirect : await refusal(request, area, problemOf(refused));
  },
};

async function refusal(request: FormRequest, area: SecurityArea, state: Partial<FormState>): Promise<ActionResult> {
  const result = await passkeyPage(request, area, refusedState(request, state));
  return 'redirect' in result ? { ...sessionEnded(request), redirect: result.redirect } : { pageView: result };
}

async function passkeyPage(
  request: PageRequest,
  { factors, session, stored }: SecurityArea,
  form: FormState,
): Promise<PageResult> {
  const begun = await factors.beginPasskey(request.site.id, relyingParty(request), session);
  if (!begun.ok)
    return begun.code === 'sessionEnded' ? sessionEnded(request) : privateRedirect(request.context.to('security'));
  const { options, ticket } = begun.value;
  const props = { form, options, ticket, email: stored.profile.email };
  return memberPage(request, 'addPasskey', { title: request.context.t(securityMessages.addPasskey), props }, form);
}
