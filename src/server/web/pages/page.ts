import type { ContentItem } from '#domain/content/content.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';
import { notFoundView } from './notFound.ts';

/** A generic content page by its url name (spec §2). The only address of a page with a parent is below the parent's. */
export const page: PageHandler = (request) =>
  itemPage(request, 'page', request.params['urlname'] ?? '', (item, common) =>
    parentOf(item) === undefined ? { view: 'page', ...common } : notFoundView(request),
  );

export const pageDetail: PageHandler = (request) =>
  itemPage(request, 'page', request.params['id'] ?? '', async (item, common) => {
    const urlName = request.params['urlname'];
    if (urlName === undefined || parentOf(item) !== urlName) return notFoundView(request);
    const label = await parentTitle(request, item);
    const trail = label === undefined ? [] : [{ label, href: request.context.to('page', { urlname: urlName }) }];
    return { view: 'pageDetail', ...common, props: { ...common.props, trail } };
  });

function parentOf(item: ContentItem) {
  return item.detail.kind === 'page' ? item.detail.parent : undefined;
}

async function parentTitle(
  { ports, site, locale, signal }: PageRequest,
  item: ContentItem,
): Promise<string | undefined> {
  const slug = parentOf(item);
  if (slug === undefined) return undefined;
  const parent = await ports.content.find({ site: site.id, locale, kind: 'page', slug }, signal);
  return parent.ok ? parent.value.title : undefined;
}
