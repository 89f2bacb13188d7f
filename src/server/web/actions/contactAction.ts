import { policySlug } from '#domain/content/policy.ts';
import { parsePolicyVersion, type PolicyVersion } from '#domain/inbox/consent.ts';
import { contactMessage } from '#domain/inbox/contactMessage.ts';
import * as field from '#adapters/schema/field.ts';
import * as formFields from '#adapters/schema/formFields.ts';
import type { EmailAddress } from '#domain/forms/email.ts';
import type { FaxNumber } from '#domain/forms/fax.ts';
import type { LongText } from '#domain/forms/longText.ts';
import type { PersonName } from '#domain/forms/personName.ts';
import type { PhoneNumber } from '#domain/forms/phone.ts';
import type { Subject } from '#domain/forms/subject.ts';
import { contactView } from '../pages/contact.ts';
import type { FormRequest } from './Action.ts';
import { inboxAction } from './inboxAction.ts';

const DATE_LENGTH = '2026-10-01'.length;

export class ContactForm {
  @formFields.personName() readonly name!: PersonName;
  @formFields.personName() readonly surname!: PersonName;
  @formFields.subject() readonly subject!: Subject;
  @formFields.longText() readonly message!: LongText;
  @field.optional() @field.oneOf('yes') readonly wantsAnswer?: 'yes';
  @field.optional() @formFields.email() readonly email?: EmailAddress;
  @field.optional() @formFields.phone() readonly phone?: PhoneNumber;
  @field.optional() @formFields.fax() readonly fax?: FaxNumber;
  @field.oneOf('yes') readonly terms!: 'yes';
}

/** `POST /{lang}/contact`: a message to the department (spec §3, §5). */
export const contactAction = inboxAction({
  route: 'contact',
  schema: ContactForm,
  takesFiles: true,
  view: contactView,
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
});

/** The edition of the privacy policy that the form linked to: its date, or 'unpublished'. */
async function privacyPolicyVersion({ ports, site, locale, signal }: FormRequest): Promise<PolicyVersion> {
  const slug = policySlug('privacy');
  const policy = slug && (await ports.content.find({ site: site.id, locale, kind: 'policy', slug }, signal));
  const date = policy?.ok ? (policy.value.updatedAt ?? policy.value.publishedAt).slice(0, DATE_LENGTH) : 'unpublished';
  const version = parsePolicyVersion(date);
  if (version === undefined) throw new Error(`${date} is no version of a policy`);
  return version;
}
