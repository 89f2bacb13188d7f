import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';
import { itemsBeside } from './itemsBeside.ts';

/** One issue of the magazine, with the issues before and after it. */
export const magazine: PageHandler = (request) =>
  itemPage(request, 'magazine', request.params['id'] ?? '', async (item, common) => {
    const issues = await itemsBeside(request, 'magazine', item.slug);
    return { view: 'magazine', ...common, props: { ...common.props, issues } };
  });
