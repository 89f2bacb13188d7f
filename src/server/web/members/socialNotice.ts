import { parseProviderId } from '#domain/members/providerId.ts';
import type { SocialNoticeProps } from '#ui/components/site/SocialNotice.tsx';
import { isSocialNotice } from '#ui/messages/socialNotice.ts';
import type { PageRequest } from '../PageRequest.ts';
import { openDone } from '../done.ts';
import { providerName } from './offeredProviders.ts';

/** How the visit to a provider ended, for the page that says it. */
export function socialNotice(request: PageRequest): { readonly social?: SocialNoticeProps } {
  const done = openDone(request);
  if (done === undefined || !isSocialNotice(done.type)) return {};
  const known = parseProviderId(done.provider ?? '');
  return { social: { notice: done.type, ...(known !== undefined && { provider: providerName(request, known) }) } };
}
