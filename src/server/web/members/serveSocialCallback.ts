import type { RequestHandler } from 'express';
import type { Limit } from '#domain/limits/limit.ts';
import { networkLoginLimit } from '#domain/members/loginLimit.ts';
import { parseProviderId } from '#domain/members/providerId.ts';
import { wayBack } from '#domain/members/wayBack.ts';
import type { IdentifiedPerson } from '#ports/members/IdentityProviders.ts';
import type { SocialLogins } from '#ports/members/SocialLogins.ts';
import type { LoginLimits } from '../../http/countLogin.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageServer } from '../servePage.ts';
import { sealDone } from '../done.ts';
import { addressHasAccount } from './addressHasAccount.ts';
import { enterMembersArea } from './enterMembersArea.ts';
import { holdIdentity } from './heldIdentity.ts';
import { isSignedIn, sessionEnded } from './MemberArea.ts';
import { privateRedirect, type PrivateRedirect } from '../privateRedirect.ts';
import { socialFailure } from './socialFailure.ts';
import { sendPrivateRedirect, socialRequest } from './socialRequest.ts';
import { forgetState, openState, type SocialState } from './socialState.ts';

/**
 * `GET /members/social/callback/:provider`: the provider has sent the person back. Always answered with a redirect, in the
 * language in which the person left, so that the code of the provider stays in no history and in no `Referer`.
 */
export function serveSocialCallback(
  server: PageServer & { readonly settings: Pick<LoginLimits, 'NETWORK_LOGINS_PER_MINUTE'> },
): RequestHandler {
  const limit = networkLoginLimit(server.settings.NETWORK_LOGINS_PER_MINUTE);
  return async (request, response) => {
    const visitor = socialRequest(server, response, response.locals.address.locale);
    const socialLogins = visitor.ports.members?.socialLogins;
    if (visitor.ports.identityProviders === undefined || socialLogins === undefined) throw new HttpError(404);
    const state = openState(visitor);
    const provider = parseProviderId(String(request.params['provider']));
    const isExpected = state !== undefined && provider === state.remembered.provider;
    const page = isExpected ? socialRequest(server, response, state.locale) : visitor;
    const redirect = isExpected
      ? await finish(page, { socialLogins, limit }, state, new URLSearchParams(response.locals.address.search))
      : socialFailure(page, { notice: 'socialStateLost' });
    sendPrivateRedirect(response, { ...redirect, cookies: [forgetState(), ...redirect.cookies] });
  };
}

async function finish(
  request: PageRequest,
  { socialLogins, limit }: { readonly socialLogins: SocialLogins; readonly limit: Limit },
  { remembered, purpose, back }: SocialState,
  response: URLSearchParams,
): Promise<PrivateRedirect> {
  const { ports, visitor } = request;
  const { provider } = remembered;
  const fail = (notice: Parameters<typeof socialFailure>[1]['notice']) =>
    socialFailure(request, { notice, purpose, provider, back });
  // Each call of the provider is caused by a visitor.
  if ((await ports.limits.use(limit, visitor.session().network ?? '')) > 0) return fail('socialTooOften');
  const found = await ports.identityProviders?.finish(remembered, response);
  if (found === undefined) throw new HttpError(404);
  if (!found.ok) return fail(found.code === 'providerUnknown' ? 'identityInvalid' : found.code);
  switch (purpose) {
    case 'signIn':
      return await signIn(request, socialLogins, found.value, back);
    case 'link':
      return privateRedirect(request.context.to('socialLink'), [holdIdentity(request, found.value)]);
    case 'prove':
      return await prove(request, socialLogins, found.value, back);
  }
}

async function signIn(
  request: PageRequest,
  socialLogins: SocialLogins,
  person: IdentifiedPerson,
  back: string | null,
): Promise<PrivateRedirect> {
  const { site, visitor, context } = request;
  const { provider } = person.identity;
  const signedIn = await socialLogins.signIn(site.id, person.identity, visitor.session());
  if (signedIn.ok) return enterMembersArea(request, signedIn.value, back);
  switch (signedIn.code) {
    case 'identityUnknown':
      return privateRedirect(context.to('socialRegister', {}, { back: wayBack(back ?? '') }), [
        holdIdentity(request, person),
      ]);
    case 'addressHasAccount':
      return addressHasAccount(request, person);
    case 'identityUnconfirmed':
      return socialFailure(request, { notice: signedIn.code, provider });
  }
}

async function prove(
  request: PageRequest,
  socialLogins: SocialLogins,
  { identity }: IdentifiedPerson,
  back: string | null,
): Promise<PrivateRedirect> {
  const { site, visitor, context } = request;
  const session = visitor.session();
  if (!isSignedIn(session)) return sessionEnded(request);
  const proved = await socialLogins.prove(site.id, identity, session);
  if (proved.ok) {
    const path = wayBack(back ?? '');
    const done = sealDone(request, { type: 'identityProved' });
    return privateRedirect(
      path === undefined ? context.to('socialLogins', {}, { done }) : context.links.basePath + path,
    );
  }
  if (proved.code === 'sessionEnded') return sessionEnded(request);
  return socialFailure(request, { notice: proved.code, purpose: 'prove', provider: identity.provider });
}
