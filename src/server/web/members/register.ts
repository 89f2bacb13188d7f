import { parseRegistration, REGISTRATION_FIELDS } from '#domain/members/registration.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { formMessages } from '#ui/messages/form.ts';
import { registerMessages } from '#ui/messages/register.ts';
import { checkRobot } from '../actions/checkRobot.ts';
import type { Action, FormRequest } from '../actions/Action.ts';
import { withKeptSecrets } from '../actions/keptSecrets.ts';
import { refusedState, submissionIdIn } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import { policyVersion } from '../forms/policyVersion.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { openDone, sealDone } from '../done.ts';
import { enter, type MemberArea } from './MemberArea.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { offeredProviders } from './offeredProviders.ts';
import { memberPage } from './memberPage.ts';
import { passwordContext } from './passwordContext.ts';
import { problemOf } from '../actions/problemOf.ts';
import { typedForm } from '../actions/typedForm.ts';

const readRegistration = typedForm(REGISTRATION_FIELDS);

/** `GET /{lang}/members/register`, for guests; after a registration, what to do in the mailbox. */
export const register: PageHandler = (request) => {
  const { area, redirect } = enter(request, 'register');
  if (area === undefined) return redirect;
  const done = openDone(request);
  if (done?.email === undefined) return registerPage(request, area, newForm());
  const props = { ...commonProps(request, area), sentTo: done.email };
  return memberPage(request, 'register', { title: request.context.t(formMessages.succeeded), props });
};

/** `POST /{lang}/members/register`: the same answer whether or not the address has an account. */
export const registerAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',

  async submit(request) {
    const { area, redirect } = enter(request, 'register');
    if (area === undefined) return redirect;
    const { fields, site, now: givenAt, locale: language, context } = request;
    const parsed = parseRegistration(readRegistration(withKeptSecrets(request).fields), passwordContext(site));
    if (!parsed.ok) return refusal(request, area, { errors: parsed.errors });
    const id = submissionIdIn(fields);
    if (id === undefined) return refusal(request, area, { problem: 'formExpired' });
    const robot = await checkRobot(request, { use: id, email: parsed.value.email });
    if (robot !== undefined) return refusal(request, area, robot);
    const terms = { policyVersion: await policyVersion(request, 'website'), givenAt, language };
    const submission = { site: site.id, id, registration: parsed.value, terms, isHuman: true } as const;
    const registered = await area.members.registrations.register(submission, area.session);
    if (!registered.ok) return refusal(request, area, { problem: 'formNotStored' });
    const done = sealDone(request, { type: 'mailSent', email: parsed.value.email });
    return privateRedirect(context.to('register', {}, { done }));
  },

  refuse(request, refused) {
    const { area, redirect } = enter(request, 'register');
    return area === undefined ? redirect : refusal(request, area, problemOf(refused));
  },
};

function refusal(request: FormRequest, area: MemberArea, state: Partial<FormState>) {
  return { pageView: registerPage(request, area, refusedState(request, state)) };
}

function registerPage(request: PageRequest, area: MemberArea, form: FormState): PageView {
  const props = { ...commonProps(request, area), form };
  return memberPage(request, 'register', { title: request.context.t(registerMessages.title), props }, form);
}

function commonProps(request: PageRequest, { members }: MemberArea) {
  const { site, locale, layout } = request;
  return {
    providers: offeredProviders(request),
    siteName: site.name[locale],
    contact: site.contact,
    ...(layout.policies !== undefined && { policies: layout.policies }),
    hasVerification: members.verifications !== undefined,
    hasResend: members.verifications?.resend !== undefined,
  };
}
