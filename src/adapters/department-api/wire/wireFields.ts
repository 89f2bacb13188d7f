import { MEDIA_NAME } from '#ports/Media.ts';
import { sanitiseHtml } from '#adapters/sanitiseHtml.ts';
import * as field from '#adapters/schema/field.ts';
import { defineField, type FieldDecorator, type JsonSchema } from '#adapters/schema/schema.ts';

// What only the API's schemas have, beside the vocabulary that all schemas share.

export const MEDIA_NAME_SCHEMA: JsonSchema = { type: 'string', pattern: MEDIA_NAME.source };

/** The `_id` of a record. */
export function recordId(): FieldDecorator<string | number> {
  const fits = (value: unknown) => typeof value === 'string' || Number.isSafeInteger(value);
  return defineField((value) => (fits(value) ? undefined : 'must be text or a whole number'), {
    jsonSchema: { type: ['string', 'integer'] },
  });
}

/** A count that no schema needs to bound. */
export function count(): FieldDecorator<number> {
  return field.integer(0, Number.MAX_SAFE_INTEGER);
}

export function mediaName(): FieldDecorator<string> {
  return field.pattern(MEDIA_NAME, 'the name of a media file');
}

/** Rich text, sanitised whatever the sender did. */
export function html(): FieldDecorator<string> {
  return defineField((value) => (typeof value === 'string' ? undefined : 'must be text'), {
    jsonSchema: { type: 'string', contentMediaType: 'text/html' },
    isText: true,
    convert: sanitiseHtml,
  });
}
