import { parseFields } from '#domain/forms/parseFields.ts';
import { SECOND_FACTOR_FORMS } from '#domain/members/secondFactorForms.ts';
import { TICKET_NAME } from '#ui/forms/fieldNames.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { securityMessages } from '#ui/messages/security.ts';
import type { Action, ActionResult, FormRequest } from '../../actions/Action.ts';
import { refusedState } from '../../actions/sentState.ts';
import { newForm } from '../../forms/newForm.ts';
import type { PageRequest } from '../../PageRequest.ts';
import type { PageHandler, PageResult } from '../../PageResult.ts';
import { sessionEnded } from '../MemberArea.ts';
import { memberPage } from '../memberPage.ts';
import { problemOf } from '../../actions/problemOf.ts';
import { typedForm } from '../../actions/typedForm.ts';
import { countPasswordTry } from '../countPasswordTry.ts';
import { enterSecurity, type SecurityArea } from './enterSecurity.ts';
import { factorAdded } from './factorAdded.ts';
import { qrCode } from '../../qrCode.ts';

const { addAuthenticator: PARSERS } = SECOND_FACTOR_FORMS;
const read = typedForm(['code', 'currentPassword', TICKET_NAME]);

/** `GET /{lang}/members/security/authenticator`: the QR code of a new secret. */
export const addAuthenticator: PageHandler = async (request) => {
  const { area, redirect } = await enterSecurity(request, 'addAuthenticator');
  return area === undefined ? redirect : await authenticatorPage(request, area, newForm());
};

/** `POST /{lang}/members/security/authenticator`: adds or replaces the authenticator app. */
export const addAuthenticatorAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',

  async submit(request) {
    const { area, redirect } = await enterSecurity(request, 'addAuthenticator');
    if (area === undefined) return redirect;
    const typed = read(request.fields);
    const parsed = parseFields(typed, PARSERS);
    if (!parsed.ok) return await refusal(request, area, { errors: parsed.errors });
    await countPasswordTry(request, area);
    const { code, currentPassword: password } = parsed.value;
    const given = { ticket: typed[TICKET_NAME], code, password };
    const added = await area.factors.addAuthenticator(request.site.id, given, area.session);
    if (added.ok) return factorAdded(request, area, added.value);
    switch (added.code) {
      case 'sessionEnded':
        return sessionEnded(request);
      case 'passwordWrong':
        return await refusal(request, area, { errors: { currentPassword: added.code } });
      case 'codeWrong':
        return await refusal(request, area, { errors: { code: added.code } });
      case 'enrolmentExpired':
        return await refusal(request, area, { problem: 'enrolmentExpired' });
    }
  },

  async refuse(request, refused) {
    const { area, redirect } = await enterSecurity(request, 'addAuthenticator');
    return area === undefined ? redirect : await refusal(request, area, problemOf(refused));
  },
};

async function refusal(request: FormRequest, area: SecurityArea, state: Partial<FormState>): Promise<ActionResult> {
  const result = await authenticatorPage(
    request,
    area,
    refusedState(request, state),
    read(request.fields)[TICKET_NAME],
  );
  return 'redirect' in result ? sessionEnded(request) : { pageView: result };
}

/** @param ticket of the page that was refused: it shows the same QR code again */
async function authenticatorPage(
  request: PageRequest,
  { factors, session, stored }: SecurityArea,
  form: FormState,
  ticket?: string,
): Promise<PageResult> {
  const issuer = request.site.name[request.locale];
  const begun = await factors.beginAuthenticator(request.site.id, { issuer, ticket }, session);
  if (!begun.ok) return sessionEnded(request);
  const { secret, uri, ticket: sealed } = begun.value;
  const props = { form, secret, uri, qrCode: qrCode(uri), ticket: sealed, email: stored.profile.email };
  return memberPage(request, 'addAuthenticator', { title: request.context.t(securityMessages.addApp), props }, form);
}
