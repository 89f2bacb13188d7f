import { parseCalendarDate } from '#domain/instant.ts';
import { Optional } from '#adapters/shape/rules.ts';
import { Parsed, Text } from '../textRules.ts';
import { Inner } from '#adapters/shape/shape.ts';
import { WordsShape } from '../shapes/WordsShape.ts';
import { detail } from './Detail.ts';

class DocumentShape {
  @Optional() @Inner(() => WordsShape) readonly issuedBy?: WordsShape;
  @Optional() @Parsed(parseCalendarDate, 'a date like 2026-09-01') readonly issuedOn?: string;
  @Optional() @Text(100) readonly number?: string;
}

export const documentDetail = detail<'document', DocumentShape>(
  DocumentShape,
  ({ issuedBy, issuedOn, number }, item) => {
    const date = issuedOn === undefined ? undefined : parseCalendarDate(issuedOn);
    return {
      kind: 'document',
      ...(issuedBy && { issuedBy: item.words(issuedBy, ['issuedBy']) }),
      ...(date && { issuedOn: date }),
      ...(number !== undefined && { number }),
    };
  },
);
