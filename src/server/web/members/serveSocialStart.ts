import type { Request, RequestHandler } from 'express';
import { isLocale } from '#domain/locale/locale.ts';
import { parseProviderId } from '#domain/members/providerId.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { PageServer } from '../servePage.ts';
import { privateRedirect } from '../privateRedirect.ts';
import { sendPrivateRedirect, socialRequest } from './socialRequest.ts';
import { socialFailure } from './socialFailure.ts';
import { SOCIAL_PURPOSES, stateCookie } from './socialState.ts';

/**
 * `GET /members/social/start/:provider?for=&lang=&back=`: sends the person to a provider. A link and no form: after a form
 * some browsers allow no redirect to another server that `form-action` does not name, nor any further one there.
 */
export function serveSocialStart(server: PageServer): RequestHandler {
  return async (request, response) => {
    const query = new URLSearchParams(response.locals.address.search);
    const lang = query.get('lang') ?? '';
    const page = socialRequest(server, response, isLocale(lang) ? lang : response.locals.address.locale);
    const purpose = SOCIAL_PURPOSES.find((known) => known === query.get('for')) ?? 'signIn';
    const provider = parseProviderId(String(request.params['provider']));
    const { identityProviders, members } = page.ports;
    if (provider === undefined || identityProviders === undefined || members?.socialLogins === undefined)
      throw new HttpError(404);
    const { links } = page.context;
    if (!isWanted(request)) {
      sendPrivateRedirect(response, privateRedirect(links.to(page.locale, 'login')));
      return;
    }
    const begun = await identityProviders.begin(provider, {
      returnTo: page.site.publicOrigin + links.social('callback', provider),
      locale: page.locale,
      isFresh: purpose === 'prove',
    });
    if (!begun.ok) {
      if (begun.code === 'providerUnknown') throw new HttpError(404);
      sendPrivateRedirect(response, socialFailure(page, { notice: begun.code, provider, purpose }));
      return;
    }
    const { address, remembered } = begun.value;
    const state = stateCookie(page, { purpose, locale: page.locale, back: query.get('back'), remembered });
    sendPrivateRedirect(response, privateRedirect(address, [state]));
  };
}

/** Whether a person pressed the link here: no other website may send anybody on, nor a browser ahead of the person. */
function isWanted({ headers }: Request): boolean {
  const from = headers['sec-fetch-site'];
  return (from === undefined || from === 'same-origin' || from === 'none') && headers['sec-purpose'] === undefined;
}
