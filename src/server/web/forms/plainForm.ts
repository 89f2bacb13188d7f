import type { MessageDescriptor } from '@formatjs/intl';
import { MESSAGE_FIELDS, type PlainContent, type PlainType } from '#domain/inbox/inboxContent.ts';
import { inputSchema } from '#adapters/schema/inputSchema.ts';
import type { InboxForm } from './InboxForm.ts';
import { openedFrom } from './openedFrom.ts';

/** A form that consists of the fields of its message. */
export function plainForm(
  type: PlainType,
  title: MessageDescriptor,
  options: Pick<InboxForm, 'takesFiles' | 'isHumanOnly'> = {},
): InboxForm {
  return {
    ...options,
    title,
    schema: inputSchema(MESSAGE_FIELDS[type]),
    content(fields, request) {
      const page = openedFrom(request);
      return { ok: true, value: { ...fields, type, ...(page !== undefined && { page }) } as PlainContent };
    },
  };
}
