import { titles } from '#ui/messages/titles.ts';
import type { PageHandler } from '../PageResult.ts';
import { findList } from './listPage.ts';
import { drawNotFound } from './notFound.ts';

export const documents: PageHandler = async (request) => {
  const found = await findList(request, 'document');
  if (found === undefined) return drawNotFound(request);
  return { view: 'documents', title: request.page.say(titles.documents), ...found };
};
