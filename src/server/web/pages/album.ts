import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';
import { itemsBeside } from './itemsBeside.ts';
import { notFoundView } from './notFound.ts';

/** An album, with the albums before and after it, or one picture of it (`?picture=2`), large. */
export const album: PageHandler = (request) =>
  itemPage(request, 'album', request.params['id'] ?? '', async ({ detail, slug }, common) => {
    const text = request.query.get('picture');
    const count = detail.kind === 'album' ? detail.pictures.length : 0;
    const current = text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
    if (text !== null && (current < 1 || current > count)) return notFoundView(request);
    // The page of one picture shows no other albums.
    const albums = text === null ? await itemsBeside(request, 'album', slug) : [];
    return { view: 'album', ...common, props: { ...common.props, albums, ...(text !== null && { current }) } };
  });
