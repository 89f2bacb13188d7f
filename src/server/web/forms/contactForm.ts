import { contactFields, contactMessage } from '#domain/inbox/contactMessage.ts';
import * as field from '#adapters/schema/field.ts';
import { inputSchema } from '#adapters/schema/inputSchema.ts';
import { contactMessages } from '#ui/messages/contact.ts';
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
