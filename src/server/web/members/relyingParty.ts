import type { RelyingParty } from '#ports/members/SecondFactors.ts';
import type { PageRequest } from '../PageRequest.ts';

/** The site as passkeys are bound to it: by its public origin, whatever host a request named. */
export function relyingParty({ site, locale }: PageRequest): RelyingParty {
  return { origin: new URL(site.publicOrigin).origin, name: site.name[locale] };
}
