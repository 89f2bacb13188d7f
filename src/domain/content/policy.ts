import type { Slug } from './slug.ts';

/** The names of the policies of a public site, which are the last segments of their addresses (spec §2). */
export const POLICY_NAMES = ['website', 'privacy', 'security', 'cookie', 'disclaimer'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

const SUFFIX = '-policy';

/**
 * The slug of the policy whose address is `policies/{name}`. Undefined when there is no such policy. It is not the name
 * itself, because the names are reserved words.
 */
export function policySlug(name: string): Slug | undefined {
  return POLICY_NAMES.some((known) => known === name) ? (`${name}${SUFFIX}` as Slug) : undefined;
}

/** The name of the policy with this slug. Undefined when it is not the slug of a policy. */
export function policyName(slug: Slug): PolicyName | undefined {
  return POLICY_NAMES.find((name) => slug === `${name}${SUFFIX}`);
}

/**
 * Whether pages may link to a policy of their site: a site without a policy has no link to it.
 *
 * @param policies of the site; undefined where its source does not say, which may have all of them
 */
export function hasPolicy(policies: readonly PolicyName[] | undefined, name: PolicyName): boolean {
  return policies === undefined || policies.includes(name);
}
