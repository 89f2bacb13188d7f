import type { MessageDescriptor } from '@formatjs/intl';
import type { InboxContent } from '#domain/inbox/inboxContent.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import type { FieldErrors, FormValues } from '#ui/forms/FormState.ts';
import type { PageRequest } from '../PageRequest.ts';

/** A form whose content goes to the department's inbox. Its page and its action are made from it. */
export interface InboxForm<Fields extends object = object> {
  readonly title: MessageDescriptor;
  /** The posted form. */
  readonly schema: SchemaClass<Fields>;
  readonly takesFiles?: true;
  /** Whether it has a robot check (spec §3). */
  readonly isHumanOnly?: true;
  /** What its fields hold before anybody typed, where the page that led here says what the message is about. */
  given?(request: PageRequest): Promise<FormValues>;
  /** The message of a form whose fields are right one by one; or the fields that are wrong together. */
  content(fields: Fields, request: PageRequest): FormReading<InboxContent> | Promise<FormReading<InboxContent>>;
}

export type FormReading<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: FieldErrors };
