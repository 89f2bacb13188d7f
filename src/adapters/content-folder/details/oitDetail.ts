import { Whole } from '#adapters/shape/rules.ts';
import { Parsed } from '../textRules.ts';
import { Inner, ListOf } from '#adapters/shape/shape.ts';
import { WordsShape } from '../shapes/WordsShape.ts';
import type { ItemReading } from '../ItemReading.ts';
import { detail } from './Detail.ts';

class OitLinkShape {
  @Inner(() => WordsShape) readonly label!: WordsShape;
  @Inner(() => WordsShape) readonly address!: WordsShape;
}

class OitShape {
  /** Buddhist era. */
  @Whole(2500, 2700) readonly fiscalYear!: number;
  @Inner(() => WordsShape) readonly group!: WordsShape;
  @Parsed((text) => (/^O\d{1,3}$/.test(text) ? text : undefined), 'a code like O10') readonly code!: string;
  @ListOf(() => OitLinkShape) readonly links!: readonly OitLinkShape[];
}

export const oitDetail = detail<'oit', OitShape>(OitShape, ({ fiscalYear, group, code, links }, item) => ({
  kind: 'oit',
  fiscalYear,
  group: item.words(group, ['group']),
  code,
  links: links.map((link, index) => readLink(link, index, item)),
}));

function readLink({ label, address }: OitLinkShape, index: number, item: ItemReading) {
  const path = ['links', index, 'address'];
  const target = item.words(address, path);
  const fault = item.linkFault(target);
  if (fault !== undefined) item.fault([...path, item.locale], fault);
  return { label: item.words(label, ['links', index, 'label']), address: target };
}
