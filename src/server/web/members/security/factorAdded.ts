import type { AddedFactor } from '#ports/members/SecondFactors.ts';
import type { PageRequest } from '../../PageRequest.ts';
import { sealDone } from '../../done.ts';
import { privateRedirect, type PrivateRedirect } from '../../privateRedirect.ts';
import type { SecurityArea } from './enterSecurity.ts';
import { shownCodesCookie } from './shownCodes.ts';

/** The answer when a second factor was added: the recovery codes, if there are new ones. */
export function factorAdded(
  request: PageRequest,
  { stored }: SecurityArea,
  { recoveryCodes }: AddedFactor,
): PrivateRedirect {
  const done = sealDone(request, { type: 'factorAdded' });
  if (recoveryCodes === undefined) return privateRedirect(request.context.to('security', {}, { done }));
  return privateRedirect(request.context.to('recoveryCodes', {}, { done }), [
    shownCodesCookie(request, stored.profile.id, recoveryCodes),
  ]);
}
