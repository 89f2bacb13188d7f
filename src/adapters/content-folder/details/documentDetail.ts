import type { CalendarDate } from '#domain/instant.ts';
import * as field from '#adapters/schema/field.ts';
import { LocalisedText } from '../schemas/LocalisedText.ts';
import { defineDetail } from './Detail.ts';

class DocumentSchema {
  @field.optional() @field.nested(() => LocalisedText) readonly issuedBy?: LocalisedText;
  @field.optional() @field.date() readonly issuedOn?: CalendarDate;
  @field.optional() @field.text(100) readonly number?: string;
}

export const documentDetail = defineDetail<'document', DocumentSchema>(
  DocumentSchema,
  ({ issuedBy, ...same }, item) => ({
    kind: 'document',
    ...(issuedBy && { issuedBy: item.localised(issuedBy, ['issuedBy']) }),
    ...same,
  }),
);
