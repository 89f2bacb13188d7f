import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';
import { notFoundView } from './notFound.ts';

/** An album, or one picture of it (`?picture=2`), large. */
export const album: PageHandler = (request) =>
  itemPage(request, 'album', request.params['id'] ?? '', ({ detail }, common) => {
    const text = request.query.get('picture');
    if (text === null) return { view: 'album', ...common };
    const count = detail.kind === 'album' ? detail.pictures.length : 0;
    const current = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
    if (current < 1 || current > count) return notFoundView(request);
    return { view: 'album', ...common, props: { ...common.props, current } };
  });
