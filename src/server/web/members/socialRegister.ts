import { parseSocialRegistration, SOCIAL_REGISTRATION_FIELDS } from '#domain/members/socialRegistration.ts';
import type { IdentifiedPerson } from '#ports/members/IdentityProviders.ts';
import type { SocialLogins } from '#ports/members/SocialLogins.ts';
import type { FormState, FormValues } from '#ui/forms/FormState.ts';
import { socialMessages } from '#ui/messages/social.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { Action, FormRequest } from '../actions/Action.ts';
import { checkRobot } from '../actions/checkRobot.ts';
import { refusedState, submissionIdIn } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import { policyVersion } from '../forms/policyVersion.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { addressHasAccount } from './addressHasAccount.ts';
import { sealDone } from '../done.ts';
import { enterMembersArea } from './enterMembersArea.ts';
import { forgetIdentity, heldIdentity } from './heldIdentity.ts';
import { enter, type Entrance, type MemberArea } from './MemberArea.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { memberPage } from './memberPage.ts';
import { providerName } from './offeredProviders.ts';
import { problemOf } from '../actions/problemOf.ts';
import { socialFailure } from './socialFailure.ts';
import { typedForm } from '../actions/typedForm.ts';

const readRegistration = typedForm(SOCIAL_REGISTRATION_FIELDS);

interface SocialArea extends MemberArea {
  readonly socialLogins: SocialLogins;
  readonly person: IdentifiedPerson;
}

/** `GET /{lang}/members/social/register`, for a guest whom a provider has identified: filled with what it says. */
export const socialRegister: PageHandler = (request) => {
  const { area, redirect } = enterIdentified(request);
  return area === undefined ? redirect : registerPage(request, area, { ...newForm(), values: valuesOf(area.person) });
};

/** `POST /{lang}/members/social/register`: an account without a password. */
export const socialRegisterAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',

  async submit(request) {
    const { area, redirect } = enterIdentified(request);
    if (area === undefined) return redirect;
    const { fields, site, now: givenAt, locale: language, context, query } = request;
    const parsed = parseSocialRegistration(readRegistration(fields));
    if (!parsed.ok) return refusal(request, area, { errors: parsed.errors });
    const id = submissionIdIn(fields);
    if (id === undefined) return refusal(request, area, { problem: 'formExpired' });
    const { email } = parsed.value;
    const robot = await checkRobot(request, { use: id, email });
    if (robot !== undefined) return refusal(request, area, robot);
    const { identity } = area.person;
    const terms = { policyVersion: await policyVersion(request, 'website'), givenAt, language };
    const submission = { site: site.id, id, identity, registration: parsed.value, terms, isHuman: true } as const;
    const registered = await area.socialLogins.register(submission, area.session);
    if (!registered.ok) return addressHasAccount(request, area.person);
    const { signedIn } = registered.value;
    const done = sealDone(request, { type: 'mailSent', email });
    const answer =
      signedIn === undefined
        ? privateRedirect(context.to('register', {}, { done }))
        : enterMembersArea(request, signedIn, query.get('back'));
    return { ...answer, cookies: [...answer.cookies, forgetIdentity()] };
  },

  refuse(request, refused) {
    const { area, redirect } = enterIdentified(request);
    return area === undefined ? redirect : refusal(request, area, problemOf(refused));
  },
};

function enterIdentified(request: PageRequest): Entrance<SocialArea> {
  const entrance = enter(request, 'socialRegister');
  if (entrance.area === undefined) return entrance;
  const { socialLogins } = entrance.area.members;
  if (socialLogins === undefined || request.ports.identityProviders === undefined) throw new HttpError(404);
  const person = heldIdentity(request);
  return person === undefined
    ? { redirect: socialFailure(request, { notice: 'socialStateLost' }) }
    : { area: { ...entrance.area, socialLogins, person } };
}

function valuesOf({ details: { email, firstName, lastName, phone } }: IdentifiedPerson): FormValues {
  const values = { email, firstName, lastName, phone };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as FormValues;
}

function refusal(request: FormRequest, area: SocialArea, state: Partial<FormState>) {
  return { pageView: registerPage(request, area, refusedState(request, state)) };
}

function registerPage(request: PageRequest, { person: { identity } }: SocialArea, form: FormState): PageView {
  const { site, locale, layout, context, query } = request;
  const provider = providerName(request, identity.provider);
  const { confirmedEmail } = identity;
  const props = {
    ...{ form, provider, siteName: site.name[locale], contact: site.contact },
    ...(confirmedEmail !== undefined && { confirmedEmail }),
    ...(layout.policies !== undefined && { policies: layout.policies }),
    ...(query.get('back') !== null && { back: query.get('back') ?? '' }),
  };
  return memberPage(
    request,
    'socialRegister',
    { title: context.t(socialMessages.registerTitle, { provider }), props },
    form,
  );
}
