import { contactFields, contactMessage } from '#domain/inbox/contactMessage.ts';
import { parseSlug } from '#domain/content/slug.ts';
import * as field from '#adapters/schema/field.ts';
import { inputSchema } from '#adapters/schema/inputSchema.ts';
import { contactMessages } from '#ui/messages/contact.ts';
import type { PageRequest } from '../PageRequest.ts';
import { unlessUnavailable } from '../pages/unlessUnavailable.ts';
import type { InboxForm } from './InboxForm.ts';
import { policyVersion } from './policyVersion.ts';

class ContactFields extends inputSchema(contactFields) {
  @field.optional() @field.oneOf('yes') readonly wantsAnswer?: 'yes';
  @field.oneOf('yes') readonly terms!: 'yes';
}

/** A message to the department (spec §3, §5). */
export const contactForm: InboxForm<ContactFields> = {
  title: contactMessages.title,
  schema: ContactFields,
  takesFiles: true,
  async given(request) {
    const office = await officeOf(request).catch(unlessUnavailable);
    return office === undefined ? {} : { subject: request.context.t(contactMessages.toOffice, { office }) };
  },
  async content({ terms: _, wantsAnswer, ...fields }, request) {
    const { now: givenAt, locale: language } = request;
    const consent = {
      policyVersion: await policyVersion(request, 'privacy'),
      givenAt,
      language,
      purpose: 'contact',
    } as const;
    const message = contactMessage({ ...fields, wantsAnswer: wantsAnswer === 'yes', consent });
    return message.ok ? message : { ok: false, errors: { email: message.code } };
  },
};

/** The name of the office that `?office=` names: no text of an address gets into the form. */
async function officeOf({ ports, site, locale, query, signal }: PageRequest): Promise<string | undefined> {
  const slug = parseSlug(query.get('office') ?? '');
  if (slug === undefined) return undefined;
  const found = await ports.content.find({ site: site.id, locale, kind: 'agency', slug }, signal);
  return found.ok ? found.value.title : undefined;
}
