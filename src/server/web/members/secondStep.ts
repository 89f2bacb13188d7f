import { parseFields } from '#domain/forms/parseFields.ts';
import { SECOND_FACTOR_FORMS } from '#domain/members/secondFactorForms.ts';
import { wayBack } from '#domain/members/wayBack.ts';
import type { SecretToken } from '#domain/session/secretToken.ts';
import type { SecondFactorProof, SecondSteps } from '#ports/members/SecondSteps.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { PASSKEY_NAME } from '#ui/forms/fieldNames.ts';
import { secondStepMessages } from '#ui/messages/secondStep.ts';
import type { SecondStepWay } from '#ui/pages/memberProps.ts';
import { countSecondStep } from '../../http/countSecondStep.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { Action, ActionResult, FormRequest } from '../actions/Action.ts';
import { refusedState } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageResult, PageView } from '../PageResult.ts';
import { sealDone } from '../done.ts';
import { enterMembersArea } from './enterMembersArea.ts';
import { enter, type MemberArea } from './MemberArea.ts';
import { privateRedirect, type PrivateRedirect } from '../privateRedirect.ts';
import { memberPage } from './memberPage.ts';
import { problemOf } from '../actions/problemOf.ts';
import { relyingParty } from './relyingParty.ts';
import { forgetSecondStep, openSecondStep } from './secondStepCookie.ts';
import { typedForm } from '../actions/typedForm.ts';

const readCode = typedForm(['code']);
const readRecoveryCode = typedForm(['recoveryCode']);
const readPasskey = typedForm([PASSKEY_NAME]);

/** `GET /{lang}/members/login/second-step`, for guests whose password was right. */
export const secondStep: PageHandler = async (request) => {
  const { area, redirect } = enter(request, 'secondStep');
  return area === undefined ? redirect : await secondStepPage(request, area, newForm());
};

/** `POST /{lang}/members/login/second-step`: begins the session, and redirects to the page that the person wanted. */
export const secondStepAction: Action = {
  async submit(request) {
    const { area, redirect } = enter(request, 'secondStep');
    if (area === undefined) return redirect;
    const step = openSecondStep(request);
    if (step === undefined) return expired(request);
    const proof = proofIn(request);
    if ('errors' in proof) return await refusal(request, area, proof);
    await countSecondStep(request.ports.limits, request.session.network ?? '', request.loginLimits);
    return await finish(request, area, { step, proof });
  },

  refuse: (request, refused) => unavailable(request, problemOf(refused)),
};

interface Finishing {
  readonly step: SecretToken;
  readonly proof: SecondFactorProof;
}

async function finish(request: FormRequest, area: MemberArea, { step, proof }: Finishing): Promise<ActionResult> {
  const finished = await stepsOf(area).finish(request.site.id, step, proof, area.session);
  if (finished.ok) {
    const entered = enterMembersArea(request, finished.value, request.query.get('back'));
    return { ...entered, cookies: [...entered.cookies, forgetSecondStep()] };
  }
  switch (finished.code) {
    case 'secondStepExpired':
      return expired(request);
    case 'codeWrong':
    case 'codesPaused':
      return await refusal(request, area, { errors: { code: finished.code } });
    case 'recoveryCodeWrong':
      return await refusal(request, area, { errors: { recoveryCode: finished.code } });
    case 'passkeyRefused':
      return await refusal(request, area, { problem: finished.code });
  }
}

/** What was sent: it says itself which of the ways it is. */
function proofIn(request: FormRequest): SecondFactorProof | Pick<FormState, 'errors'> {
  const { fields } = request;
  if (PASSKEY_NAME in fields)
    return { type: 'passkey', response: readPasskey(fields)[PASSKEY_NAME], party: relyingParty(request) };
  if ('recoveryCode' in fields) {
    const parsed = parseFields(readRecoveryCode(fields), SECOND_FACTOR_FORMS.recoveryStep);
    return parsed.ok ? { type: 'recoveryCode', code: parsed.value.recoveryCode } : { errors: parsed.errors };
  }
  const parsed = parseFields(readCode(fields), SECOND_FACTOR_FORMS.authenticatorStep);
  return parsed.ok ? { type: 'authenticator', code: parsed.value.code } : { errors: parsed.errors };
}

async function refusal(request: FormRequest, area: MemberArea, state: Partial<FormState>): Promise<ActionResult> {
  const page = await secondStepPage(request, area, refusedState(request, state));
  return 'redirect' in page ? expired(request) : { pageView: page };
}

/** Without asking anybody what the account has. */
function unavailable(request: FormRequest, state: Partial<FormState>): ActionResult {
  const { fields } = request;
  const way = PASSKEY_NAME in fields ? 'passkey' : 'recoveryCode' in fields ? 'recovery' : 'authenticator';
  const form = refusedState(request, state);
  return { pageView: page(request, form, { way, hasAuthenticator: way === 'authenticator' }) };
}

async function secondStepPage(request: PageRequest, area: MemberArea, form: FormState): Promise<PageResult> {
  const step = openSecondStep(request);
  if (step === undefined) return expired(request);
  const choices = await stepsOf(area).choices(request.site.id, step, relyingParty(request));
  if (!choices.ok) return expired(request);
  const { hasAuthenticator, passkey } = choices.value;
  return page(request, form, {
    way: wayOf(request, { hasAuthenticator, hasPasskey: passkey !== undefined }),
    ...choices.value,
  });
}

/** The app comes first: a passkey needs scripts. */
function wayOf(
  { query }: PageRequest,
  { hasAuthenticator, hasPasskey }: { readonly hasAuthenticator: boolean; readonly hasPasskey: boolean },
): SecondStepWay {
  const way = query.get('way');
  if (way === 'recovery') return way;
  return (way === 'passkey' && hasPasskey) || !hasAuthenticator ? 'passkey' : 'authenticator';
}

function page(
  request: PageRequest,
  form: FormState,
  shown: { readonly way: SecondStepWay; readonly hasAuthenticator: boolean; readonly passkey?: object },
): PageView {
  const back = wayBack(request.query.get('back') ?? '');
  const props = { form, ...shown, ...(back !== undefined && { back }) };
  return memberPage(request, 'secondStep', { title: request.context.t(secondStepMessages.title), props }, form);
}

function expired(request: PageRequest): PrivateRedirect {
  const back = wayBack(request.query.get('back') ?? '');
  const query = { ...(back !== undefined && { back }), done: sealDone(request, { type: 'secondStepExpired' }) };
  return privateRedirect(request.context.to('login', {}, query), [forgetSecondStep()]);
}

function stepsOf({ members }: MemberArea): SecondSteps {
  if (members.secondSteps === undefined) throw new HttpError(404);
  return members.secondSteps;
}
