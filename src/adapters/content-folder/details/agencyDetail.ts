import type { CategoryLabel } from '#domain/content/content.ts';
import { provinceCode } from '#domain/content/provinces.ts';
import { Optional, Whole } from '#adapters/shape/rules.ts';
import { Parsed, Text } from '../textRules.ts';
import { Inner, ListOf } from '#adapters/shape/shape.ts';
import type { DetailContext } from '../build/DetailContext.ts';
import { WordsShape } from '../shapes/WordsShape.ts';
import { detail } from './Detail.ts';

/** In both languages, because addresses call it by its English name. */
class ProvinceShape {
  @Text() readonly th!: string;
  @Parsed(provinceCode, 'a name in plain letters, like Chiang Mai') readonly en!: string;
}

class AgencyShape {
  /** Where the agency stands in the category. */
  @Optional() @Whole(1, 10_000) readonly order?: number;
  @Inner(() => WordsShape) readonly address!: WordsShape;
  @Optional() @Text(100) readonly phone?: string;
  /** Where it stands. */
  @Optional() @Inner(() => WordsShape) readonly province?: WordsShape;
  /** What it looks after. */
  @Optional() @ListOf(() => ProvinceShape) readonly provinces?: readonly ProvinceShape[];
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
  ({ order, address, phone, province, provinces, map, parent }, item) => ({
    kind: 'agency',
    ...(order !== undefined && { order }),
    address: item.words(address, ['address']),
    ...(phone !== undefined && { phone }),
    ...(province && { province: item.words(province, ['province']) }),
    ...(provinces && { provinces: readProvinces(provinces, item) }),
    ...(map !== undefined && { map }),
    ...(parent !== undefined && { parent: item.sibling(parent, ['parent']) }),
  }),
);

function readProvinces(provinces: readonly ProvinceShape[], item: DetailContext): readonly CategoryLabel[] {
  const labels = provinces.map((name) => ({ code: provinceCode(name.en) ?? '', label: name[item.locale] }));
  for (const [index, { code, label }] of labels.entries())
    if (labels.findIndex((other) => other.code === code) < index)
      item.fault(['provinces', index], `names ${label} twice`);
  return labels;
}
