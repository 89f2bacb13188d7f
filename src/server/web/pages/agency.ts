import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';

/** One office, with the name of its parent office. */
export const agency: PageHandler = (request) =>
  itemPage(request, 'agency', request.params['id'] ?? '', async (item, common) => {
    const slug = item.detail.kind === 'agency' ? item.detail.parent : undefined;
    if (slug === undefined) return { view: 'agency', ...common };
    const { ports, site, locale, signal } = request;
    const found = await ports.content.find({ site: site.id, locale, kind: 'agency', slug }, signal);
    const parent = found.ok ? { parent: { slug, title: found.value.title } } : {};
    return { view: 'agency', ...common, props: { ...common.props, ...parent } };
  });
