import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';

export const news: PageHandler = (request) =>
  itemPage(request, 'news', request.params['id'] ?? '', (_, common) => ({ view: 'news', ...common }));

/** `/{lang}/news` leads to the list. */
export const newsIndex: PageHandler = ({ page }) => ({ redirect: page.to('newsList'), status: 308 });
