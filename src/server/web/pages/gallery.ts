import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { galleryMessages } from '#ui/messages/gallery.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { notFoundView } from './notFound.ts';

/** Every component in its states; with `?component=`, that one in the colours of every theme. */
export const gallery: PageHandler = async (request) => {
  const { context, site, layout, query } = request;
  // Hardly any server shows it, so hardly any shall carry it.
  const { renderGallery } = await import('../render/renderGallery.tsx');
  const wanted = query.get('component') ?? undefined;
  const components = renderGallery({ page: context, site, layout, ...(await film(request)) }, wanted);
  if (components.length === 0) return notFoundView(request);
  return {
    view: 'gallery',
    title: context.t(galleryMessages.title),
    headers: { 'X-Robots-Tag': 'noindex' },
    canonicalQuery: { component: wanted },
    props: { alone: wanted !== undefined, components },
  };
};

/** One that lies here, if there is any: a browser asks for a film as soon as it meets one. */
async function film({ ports, site, locale, signal }: PageRequest) {
  const { items } = await ports.content.list(
    { site: site.id, locale, kind: 'video', page: 1, pageSize: DEFAULT_PAGE_SIZE },
    signal,
  );
  const here = items.flatMap(({ detail }) => (detail.kind === 'video' && detail.source.at === 'here' ? [detail] : []));
  return here[0] === undefined ? {} : { film: here[0] };
}
