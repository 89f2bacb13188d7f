import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';
import { itemsBeside } from './itemsBeside.ts';

/** A video, with the videos before and after it. */
export const video: PageHandler = (request) =>
  itemPage(request, 'video', request.params['id'] ?? '', async (item, common) => {
    const videos = await itemsBeside(request, 'video', item.slug);
    return { view: 'video', ...common, props: { ...common.props, videos } };
  });
