import type { Slug } from './slug.ts';

/** The policies of a public site, by the last word of their addresses (spec §2). */
export const POLICY_NAMES = ['website', 'privacy', 'security', 'cookie', 'disclaimer'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

const SUFFIX = '-policy';

/** The slug of the policy at `policies/{name}`; undefined when there is no such policy. The bare words are reserved. */
export function policySlug(name: string): Slug | undefined {
  return POLICY_NAMES.some((known) => known === name) ? (`${name}${SUFFIX}` as Slug) : undefined;
}

/** The name of a policy in its address, by its slug. */
export function policyName(slug: Slug): PolicyName | undefined {
  return POLICY_NAMES.find((name) => slug === `${name}${SUFFIX}`);
}
