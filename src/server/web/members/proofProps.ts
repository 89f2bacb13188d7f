import type { ProofProps } from '#ui/pages/memberProps.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { SignedInArea } from './MemberArea.ts';
import { offeredProviders } from './offeredProviders.ts';

/** What a member without a password has to do before the account changes; undefined for one who has a password. */
export async function proofProps(
  request: PageRequest,
  { members, session, stored }: SignedInArea,
): Promise<ProofProps | undefined> {
  if (stored.hasPassword || members.socialLogins === undefined) return undefined;
  const found = await members.socialLogins.links(request.site.id, session);
  if (!found.ok) return { isFresh: false, providers: [] };
  const { links, hasFreshProof: isFresh } = found.value;
  const linked = (id: string) => links.some(({ provider }) => provider === id);
  return { isFresh, providers: offeredProviders(request).filter(({ id }) => linked(id)) };
}
