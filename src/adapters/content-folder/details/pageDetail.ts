import { Optional } from '#adapters/shape/rules.ts';
import { Text } from '../textRules.ts';
import { detail } from './Detail.ts';

class PageShape {
  /** The page that this one lives under. */
  @Optional() @Text() readonly parent?: string;
}

export const pageDetail = detail<'page', PageShape>(PageShape, ({ parent }, item) => ({
  kind: 'page',
  ...(parent !== undefined && { parent: item.sibling(parent, ['parent']) }),
}));
