import type { CalendarDate } from '#domain/instant.ts';
import * as field from '#adapters/schema/field.ts';
import { LocalisedText } from '../schemas/LocalisedText.ts';
import { defineDetail } from './Detail.ts';

class DocumentSchema {
  @field.optional() @field.nested(() => LocalisedText) readonly issuedBy?: LocalisedText;
  @field.optional() @field.date() readonly issuedOn?: CalendarDate;
  @field.optional() @field.nested(() => LocalisedText) readonly number?: LocalisedText;
}

export const documentDetail = defineDetail<'document', DocumentSchema>(
  DocumentSchema,
  ({ issuedBy, number, ...same }, item) => ({
    kind: 'document',
    ...(issuedBy && { issuedBy: item.localised(issuedBy, ['issuedBy']) }),
    ...(number && { number: item.localised(number, ['number']) }),
    ...same,
  }),
);
