import { oitSlug, parseOitCode } from '#domain/content/oitAddress.ts';
import { Whole } from '#adapters/shape/rules.ts';
import { Parsed } from '../textRules.ts';
import { Inner, ListOf } from '#adapters/shape/shape.ts';
import { WordsShape } from '../shapes/WordsShape.ts';
import type { DetailContext } from '../build/DetailContext.ts';
import { detail } from './Detail.ts';

class OitLinkShape {
  @Inner(() => WordsShape) readonly label!: WordsShape;
  @Inner(() => WordsShape) readonly address!: WordsShape;
}

export class OitShape {
  /** Buddhist era. */
  @Whole(2500, 2799) readonly fiscalYear!: number;
  @Parsed(parseOitCode, 'a code like O10') readonly code!: string;
  @ListOf(() => OitLinkShape) readonly links!: readonly OitLinkShape[];
}

export const oitDetail = detail<'oit', OitShape>(OitShape, ({ fiscalYear, code, links }, item) => {
  const year = String(fiscalYear);
  if (item.category !== undefined && item.category !== year)
    item.fault(['fiscalYear'], `${year} is not the category, which is ${item.category}`);
  const folder = oitSlug(fiscalYear, code);
  if (item.slug !== folder) item.fault([], `the folder of ${code} of ${year} must be called ${folder}`);
  return { kind: 'oit', fiscalYear, code, links: links.map((link, index) => readLink(link, index, item)) };
});

function readLink({ label, address }: OitLinkShape, index: number, item: DetailContext) {
  const path = ['links', index, 'address'];
  const target = item.words(address, path);
  const fault = item.linkFault(target);
  if (fault !== undefined) item.fault([...path, item.locale], fault);
  return { label: item.words(label, ['links', index, 'label']), address: target };
}
