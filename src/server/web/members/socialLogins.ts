import type { SocialLogins } from '#ports/members/SocialLogins.ts';
import { socialMessages } from '#ui/messages/social.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { notFoundView } from '../pages/notFound.ts';
import { enterSignedIn, sessionEnded } from './MemberArea.ts';
import { memberNotice } from './memberNotice.ts';
import { memberPage } from './memberPage.ts';
import { offeredProviders, providerName } from './offeredProviders.ts';
import { socialNotice } from './socialNotice.ts';

/** `GET /{lang}/members/social`, for members: their accounts at providers. */
export const socialLogins: PageHandler = async (request) => {
  if (!hasSocialLogin(request)) return notFoundView(request);
  const { area, redirect } = await enterSignedIn(request, 'socialLogins');
  if (area === undefined) return redirect;
  const found = await socialLoginsOf(request).links(request.site.id, area.session);
  if (!found.ok) return sessionEnded(request);
  const { links } = found.value;
  const linked = links.map(({ provider, linkedAt }) => ({
    id: provider,
    name: providerName(request, provider),
    linkedAt,
  }));
  const others = offeredProviders(request).filter(({ id }) => !links.some(({ provider }) => provider === id));
  const props = {
    ...memberNotice(request),
    ...socialNotice(request),
    ...{ linked, others, hasPassword: area.stored.hasPassword },
  };
  return memberPage(request, 'socialLogins', { title: request.context.t(socialMessages.title), props });
};

export function hasSocialLogin({ ports }: PageRequest): boolean {
  return ports.members?.socialLogins !== undefined && ports.identityProviders !== undefined;
}

/** Throws 404 where there is no social login. */
export function socialLoginsOf(request: PageRequest): SocialLogins {
  const { members } = request.ports;
  if (members?.socialLogins === undefined || !hasSocialLogin(request)) throw new HttpError(404);
  return members.socialLogins;
}
