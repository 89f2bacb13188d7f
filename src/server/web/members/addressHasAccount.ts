import type { IdentifiedPerson } from '#ports/members/IdentityProviders.ts';
import type { PageRequest } from '../PageRequest.ts';
import { holdIdentity } from './heldIdentity.ts';
import type { PrivateRedirect } from '../privateRedirect.ts';
import { socialFailure } from './socialFailure.ts';

/** To login, and from there to the page on which the member agrees to link. */
export function addressHasAccount(request: PageRequest, person: IdentifiedPerson): PrivateRedirect {
  return socialFailure(request, {
    notice: 'addressHasAccount',
    provider: person.identity.provider,
    back: request.context.to('socialLink').slice(request.context.links.basePath.length),
    cookies: [holdIdentity(request, person)],
  });
}
