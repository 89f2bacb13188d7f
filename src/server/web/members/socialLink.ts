import type { ProviderId } from '#domain/members/providerId.ts';
import { parseProviderId } from '#domain/members/providerId.ts';
import { parsePasswordText, type PasswordText } from '#domain/members/passwordText.ts';
import { canDoWithout } from '#domain/members/wayIn.ts';
import type { IdentifiedPerson } from '#ports/members/IdentityProviders.ts';
import type { ProviderLinks } from '#ports/members/SocialLogins.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { socialMessages } from '#ui/messages/social.ts';
import type { Action, FormRequest } from '../actions/Action.ts';
import { refusedState } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { notFoundView } from '../pages/notFound.ts';
import { countPasswordTry } from './countPasswordTry.ts';
import { sealDone } from '../done.ts';
import { forgetIdentity, heldIdentity } from './heldIdentity.ts';
import { enterSignedIn, sessionEnded, type Entrance, type SignedInArea } from './MemberArea.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { memberPage } from './memberPage.ts';
import { providerName } from './offeredProviders.ts';
import { problemOf } from '../actions/problemOf.ts';
import { socialFailure } from './socialFailure.ts';
import { hasSocialLogin, socialLoginsOf } from './socialLogins.ts';
import { typedForm } from '../actions/typedForm.ts';

const readPassword = typedForm(['currentPassword']);

/** What the member is asked to agree to: a link to the identity that is held, or the end of one. */
type Change =
  | { readonly type: 'link'; readonly person: IdentifiedPerson }
  | { readonly type: 'unlink'; readonly provider: ProviderId };

interface ChangeArea extends SignedInArea {
  readonly change: Change;
  readonly state: ProviderLinks;
}

/** `GET /{lang}/members/social/link`, with `remove` for the end of a link: asks the member whether they want it. */
export const socialLink: PageHandler = async (request) => {
  if (!hasSocialLogin(request)) return notFoundView(request);
  const { area, redirect } = await enterChange(request);
  return area === undefined ? redirect : changePage(request, area, newForm());
};

/** `POST` of the same: links, or ends the link. */
export const socialLinkAction: Action = {
  perHour: 'MESSAGES_PER_HOUR',

  async submit(request) {
    const { area, redirect } = await enterChange(request);
    if (area === undefined) return redirect;
    const { site, context } = request;
    const typed = readPassword(request.fields).currentPassword;
    let password: PasswordText | undefined;
    if (proofFor(area) === 'password') {
      const parsed = parsePasswordText(typed);
      if (!parsed.ok) return refusal(request, area, { errors: { currentPassword: parsed.code } });
      password = parsed.value;
      await countPasswordTry(request, area);
    }
    const { change, session } = area;
    const logins = socialLoginsOf(request);
    const changed =
      change.type === 'link'
        ? await logins.link(site.id, { identity: change.person.identity, password }, session)
        : await logins.unlink(site.id, { provider: change.provider, password }, session);
    if (changed.ok) {
      const done = sealDone(request, { type: change.type === 'link' ? 'providerLinked' : 'providerUnlinked' });
      const cookies = change.type === 'link' ? [forgetIdentity()] : [];
      return privateRedirect(context.to('socialLogins', {}, { done }), cookies);
    }
    switch (changed.code) {
      case 'sessionEnded':
        return sessionEnded(request);
      case 'passwordWrong':
        return refusal(request, area, { errors: { currentPassword: changed.code } });
      case 'identityTaken':
        return socialFailure(request, {
          ...{ notice: changed.code, purpose: 'link', provider: providerOf(change) },
          cookies: [forgetIdentity()],
        });
      case 'proofNeeded':
      case 'lastWayIn':
        // The page says what is needed.
        return privateRedirect(context.to('socialLink', {}, queryOf(change)));
    }
  },

  async refuse(request, refused) {
    const { area, redirect } = await enterChange(request);
    return area === undefined ? redirect : refusal(request, area, problemOf(refused));
  },
};

async function enterChange(request: PageRequest): Promise<Entrance<ChangeArea>> {
  const logins = socialLoginsOf(request);
  const entrance = await enterSignedIn(request, 'socialLogins');
  if (entrance.area === undefined) return entrance;
  const change = changeOf(request);
  if (change === undefined) return { redirect: privateRedirect(request.context.to('socialLogins')) };
  const state = await logins.links(request.site.id, entrance.area.session);
  return state.ok ? { area: { ...entrance.area, change, state: state.value } } : { redirect: sessionEnded(request) };
}

function changeOf(request: PageRequest): Change | undefined {
  const remove = request.query.get('remove');
  if (remove !== null) {
    const provider = parseProviderId(remove);
    return provider && { type: 'unlink', provider };
  }
  const person = heldIdentity(request);
  return person && { type: 'link', person };
}

function providerOf(change: Change): ProviderId {
  return change.type === 'link' ? change.person.identity.provider : change.provider;
}

function queryOf(change: Change) {
  return change.type === 'link' ? {} : { remove: change.provider };
}

/** How the member has to prove who they are before the change. */
function proofFor({ state, stored }: ChangeArea): 'none' | 'password' | 'provider' {
  if (state.hasFreshProof) return 'none';
  return stored.hasPassword ? 'password' : 'provider';
}

function refusal(request: FormRequest, area: ChangeArea, state: Partial<FormState>) {
  return { pageView: changePage(request, area, refusedState(request, state)) };
}

function changePage(request: PageRequest, area: ChangeArea, form: FormState): PageView {
  const { change, state, stored } = area;
  const id = providerOf(change);
  const provider = providerName(request, id);
  const providers = state.links.map((link) => link.provider);
  const isLast = change.type === 'unlink' && !canDoWithout(id, { hasPassword: stored.hasPassword, providers });
  const email = change.type === 'link' ? change.person.details.email : undefined;
  const props = {
    ...{ form, provider, isRemoval: change.type === 'unlink', isLast, proof: proofFor(area) },
    ...(change.type === 'unlink' && { remove: id }),
    ...(email !== undefined && { email }),
    proveAt: providers.map((one) => ({ id: one, name: providerName(request, one) })),
  };
  const title = change.type === 'link' ? socialMessages.linkTitle : socialMessages.unlinkTitle;
  return memberPage(request, 'socialLink', { title: request.context.t(title, { provider }), props }, form);
}
