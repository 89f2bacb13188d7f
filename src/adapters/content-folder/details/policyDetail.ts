import { POLICY_NAMES, policyName, policySlug } from '#domain/content/policy.ts';
import { detail } from './Detail.ts';

class PolicyShape {}

export const policyDetail = detail<'policy', PolicyShape>(PolicyShape, (_, item) => {
  // Another one would have no address.
  if (policyName(item.slug) === undefined)
    item.fault([], `the folder of a policy must be called ${POLICY_NAMES.map(policySlug).join(', ')}`);
  return { kind: 'policy' };
});
