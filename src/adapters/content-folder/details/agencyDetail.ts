import { Optional, Whole } from '#adapters/shape/rules.ts';
import { Parsed, Text } from '../textRules.ts';
import { Inner } from '#adapters/shape/shape.ts';
import { WordsShape } from '../shapes/WordsShape.ts';
import { detail } from './Detail.ts';

class AgencyShape {
  /** Where the agency stands in the category. */
  @Optional() @Whole(1, 10_000) readonly order?: number;
  @Inner(() => WordsShape) readonly address!: WordsShape;
  @Optional() @Text(100) readonly phone?: string;
  @Optional() @Inner(() => WordsShape) readonly province?: WordsShape;
  @Optional()
  @Parsed(
    (text) => (text.startsWith('https://') && URL.canParse(text) ? text : undefined),
    'an address that begins with https://',
  )
  readonly map?: string;
  /** The agency that this one belongs to. */
  @Optional() @Text() readonly parent?: string;
}

export const agencyDetail = detail<'agency', AgencyShape>(
  AgencyShape,
  ({ order, address, phone, province, map, parent }, item) => ({
    kind: 'agency',
    ...(order !== undefined && { order }),
    address: item.words(address, ['address']),
    ...(phone !== undefined && { phone }),
    ...(province && { province: item.words(province, ['province']) }),
    ...(map !== undefined && { map }),
    ...(parent !== undefined && { parent: item.sibling(parent, ['parent']) }),
  }),
);
