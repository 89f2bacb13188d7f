import { listLabels } from '#ui/messages/lists.ts';
import type { ListRoute } from '#ui/pages/props.ts';
import { LIST_KINDS } from '../listKinds.ts';
import type { PageHandler } from '../PageResult.ts';
import { findList } from './listPage.ts';
import { notFoundView } from './notFound.ts';

/** The lists that are newest first and filtered by subject and year (spec §1, §2). */
export const newsList = listOf('newsList');
export const documents = listOf('documents');
export const albums = listOf('albums');
export const videos = listOf('videos');
export const infographics = listOf('infographics');
export const magazines = listOf('magazines');
export const events = listOf('events');

/** `/{lang}/news` leads to the list. */
export const newsIndex: PageHandler = ({ context }) => ({ redirect: context.to('newsList'), status: 308 });

function listOf(view: ListRoute): PageHandler {
  return async (request) => {
    const found = await findList(request, LIST_KINDS[view]);
    if (found === undefined) return notFoundView(request);
    return { view, title: request.context.t(listLabels[view].title), ...found };
  };
}
