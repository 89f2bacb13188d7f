import type { ProviderId } from '#domain/members/providerId.ts';
import { wayBack } from '#domain/members/wayBack.ts';
import type { SocialNotice } from '#ui/messages/socialNotice.ts';
import type { CookieToSet } from '../../http/cookies.ts';
import type { PageRequest } from '../PageRequest.ts';
import { sealDone } from '../done.ts';
import { privateRedirect, type PrivateRedirect } from '../privateRedirect.ts';
import type { SocialPurpose } from './socialState.ts';

interface SocialEnd {
  readonly notice: SocialNotice;
  readonly purpose?: SocialPurpose;
  readonly provider?: ProviderId;
  /** Where a person who signed in wanted to go. */
  readonly back?: string | null;
  readonly cookies?: readonly CookieToSet[];
}

/** To the page from which the person went to the provider, which says what came of it. */
export function socialFailure(
  request: PageRequest,
  { notice, purpose = 'signIn', provider, back, cookies }: SocialEnd,
): PrivateRedirect {
  const done = sealDone(request, { type: notice, ...(provider !== undefined && { provider }) });
  const { context } = request;
  return privateRedirect(
    purpose === 'signIn'
      ? context.to('login', {}, { back: wayBack(back ?? ''), done })
      : context.to('socialLogins', {}, { done }),
    cookies,
  );
}
