import { policySlug } from '#domain/content/policy.ts';
import { parsePolicyVersion, type PolicyVersion } from '#domain/inbox/consent.ts';
import { contactFields, contactMessage } from '#domain/inbox/contactMessage.ts';
import * as field from '#adapters/schema/field.ts';
import { inputSchema } from '#adapters/schema/inputSchema.ts';
import { contactMessages } from '#ui/messages/contact.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { InboxForm } from './InboxForm.ts';

const DATE_LENGTH = '2026-10-01'.length;

class ContactFields extends inputSchema(contactFields) {
  @field.optional() @field.oneOf('yes') readonly wantsAnswer?: 'yes';
  @field.oneOf('yes') readonly terms!: 'yes';
}

/** A message to the department (spec §3, §5). */
export const contactForm: InboxForm<ContactFields> = {
  title: contactMessages.title,
  schema: ContactFields,
  takesFiles: true,
  async content({ terms: _, wantsAnswer, ...fields }, request) {
    const { now: givenAt, locale: language } = request;
    const consent = {
      policyVersion: await privacyPolicyVersion(request),
      givenAt,
      language,
      purpose: 'contact',
    } as const;
    const message = contactMessage({ ...fields, wantsAnswer: wantsAnswer === 'yes', consent });
    return message.ok ? message : { ok: false, errors: { email: message.code } };
  },
};

/** The edition of the privacy policy that the form linked to: its date, or 'unpublished'. */
async function privacyPolicyVersion({ ports, site, locale, signal }: PageRequest): Promise<PolicyVersion> {
  const slug = policySlug('privacy');
  const policy = slug && (await ports.content.find({ site: site.id, locale, kind: 'policy', slug }, signal));
  const date = policy?.ok ? (policy.value.updatedAt ?? policy.value.publishedAt).slice(0, DATE_LENGTH) : 'unpublished';
  const version = parsePolicyVersion(date);
  if (version === undefined) throw new Error(`${date} is no version of a policy`);
  return version;
}
