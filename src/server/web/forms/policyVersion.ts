import { policySlug, type PolicyName } from '#domain/content/policy.ts';
import { parsePolicyVersion, type PolicyVersion } from '#domain/inbox/consent.ts';
import type { PageRequest } from '../PageRequest.ts';

const DATE_LENGTH = '2026-10-01'.length;

/** The edition of a policy that a form linked to: its date, or 'unpublished'. */
export async function policyVersion(request: PageRequest, name: PolicyName): Promise<PolicyVersion> {
  const { ports, site, locale, signal } = request;
  const slug = policySlug(name);
  const policy = slug && (await ports.content.find({ site: site.id, locale, kind: 'policy', slug }, signal));
  const date = policy?.ok ? (policy.value.updatedAt ?? policy.value.publishedAt).slice(0, DATE_LENGTH) : 'unpublished';
  const version = parsePolicyVersion(date);
  if (version === undefined) throw new Error(`${date} is no version of a policy`);
  return version;
}
