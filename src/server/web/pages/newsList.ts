import { titles } from '#ui/messages/titles.ts';
import type { PageHandler } from '../PageResult.ts';
import { findList } from './listPage.ts';
import { drawNotFound } from './notFound.ts';

/** The more-news list (spec §2). */
export const newsList: PageHandler = async (request) => {
  const found = await findList(request, 'news');
  if (found === undefined) return drawNotFound(request);
  return { view: 'newsList', title: request.page.say(titles.newsList), ...found };
};
