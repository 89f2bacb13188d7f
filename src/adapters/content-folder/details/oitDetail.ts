import type { CalendarDate } from '#domain/instant.ts';
import { oitSlug, parseOitCode } from '#domain/content/oitAddress.ts';
import * as field from '#adapters/schema/field.ts';
import { LocalisedText } from '../schemas/LocalisedText.ts';
import type { DetailContext } from './DetailContext.ts';
import { defineDetail } from './Detail.ts';

class OitLinkSchema {
  @field.nested(() => LocalisedText) readonly label!: LocalisedText;
  @field.nested(() => LocalisedText) readonly address!: LocalisedText;
}

export class OitSchema {
  /** Buddhist era. */
  @field.integer(2500, 2799) readonly fiscalYear!: number;
  @field.parsed<string>(parseOitCode, 'a code like O10') readonly code!: string;
  @field.listOf(() => OitLinkSchema) readonly links!: readonly OitLinkSchema[];
  @field.optional() @field.date() readonly due?: CalendarDate;
}

export const oitDetail = defineDetail<'oit', OitSchema>(OitSchema, ({ fiscalYear, code, links, due }, item) => {
  const year = String(fiscalYear);
  if (item.category !== undefined && item.category !== year)
    item.addError(['fiscalYear'], `${year} is not the category, which is ${item.category}`);
  const folder = oitSlug(fiscalYear, code);
  if (item.slug !== folder) item.addError([], `the folder of ${code} of ${year} must be called ${folder}`);
  const read = links.map((link, index) => readLink(link, index, item));
  return { kind: 'oit', fiscalYear, code, links: read, ...(due !== undefined && { due }) };
});

function readLink({ label, address }: OitLinkSchema, index: number, item: DetailContext) {
  const path = ['links', index, 'address'];
  const target = item.localised(address, path);
  const error = item.linkError(target);
  if (error !== undefined) item.addError([...path, item.locale], error);
  return { label: item.localised(label, ['links', index, 'label']), address: target };
}
