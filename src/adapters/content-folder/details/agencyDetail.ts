import type { CategoryLabel } from '#domain/content/content.ts';
import { provinceCode } from '#domain/content/provinces.ts';
import * as field from '#adapters/schema/field.ts';
import type { DetailContext } from './DetailContext.ts';
import { LocalisedText } from '../schemas/LocalisedText.ts';
import { defineDetail } from './Detail.ts';

/** In both languages, because addresses use the English name. */
class ProvinceSchema {
  @field.text() readonly th!: string;
  @field.parsed((name) => provinceCode(name) && name, 'a name in plain letters, like Chiang Mai') readonly en!: string;
}

class AgencySchema {
  /** Position of the agency in its category. */
  @field.optional() @field.integer(1, 10_000) readonly order?: number;
  @field.nested(() => LocalisedText) readonly address!: LocalisedText;
  @field.optional() @field.text(100) readonly phone?: string;
  @field.optional() @field.text(254) readonly email?: string;
  /** Its own website. */
  @field.optional() @field.webUrl() readonly website?: string;
  /** When it is open. */
  @field.optional() @field.nested(() => LocalisedText) readonly hours?: LocalisedText;
  /** Where the agency is. */
  @field.optional() @field.nested(() => LocalisedText) readonly province?: LocalisedText;
  /** The provinces that it is responsible for. */
  @field.optional() @field.listOf(() => ProvinceSchema) readonly provinces?: readonly ProvinceSchema[];
  @field.optional() @field.httpsUrl() readonly map?: string;
  /** Slug of the agency that this one belongs to. */
  @field.optional() @field.text() readonly parent?: string;
}

export const agencyDetail = defineDetail<'agency', AgencySchema>(
  AgencySchema,
  ({ order, address, phone, email, website, hours, province, provinces, map, parent }, item) => ({
    kind: 'agency',
    ...(order !== undefined && { order }),
    address: item.localised(address, ['address']),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(website !== undefined && { website }),
    ...(hours && { hours: item.localised(hours, ['hours']) }),
    ...(province && { province: item.localised(province, ['province']) }),
    ...(provinces && { provinces: readProvinces(provinces, item) }),
    ...(map !== undefined && { map }),
    ...(parent !== undefined && { parent: item.sibling(parent, ['parent']) }),
  }),
);

function readProvinces(provinces: readonly ProvinceSchema[], item: DetailContext): readonly CategoryLabel[] {
  const labels = provinces.map((name) => ({ code: provinceCode(name.en) ?? '', label: name[item.locale] }));
  for (const [index, { code, label }] of labels.entries())
    if (labels.findIndex((other) => other.code === code) < index)
      item.addError(['provinces', index], `names ${label} twice`);
  return labels;
}
