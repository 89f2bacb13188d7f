import type { ContentItem, ContentSummary } from '#domain/content/content.ts';
import { pageSection } from '#domain/content/pageSection.ts';
import { provincesOfOffice } from '#domain/content/provinces.ts';
import { GROUPED_PAGE_SIZE } from '#domain/paging.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';
import { mapOfOffices } from './mapOfOffices.ts';
import { notFoundView } from './notFound.ts';
import { findDataSets, OPEN_DATA_SLUG } from './openData.ts';
import { unlessUnavailable } from './unlessUnavailable.ts';

/**
 * A generic content page by its url name (spec §2). The only address of a page with a parent is below the parent's. One
 * of them lists the open data of the site. One that is related to an office has a map of its provinces instead of a
 * picture.
 */
export const page: PageHandler = (request) =>
  itemPage(request, 'page', request.params['urlname'] ?? '', async (item, common) => {
    if (parentOf(item) !== undefined) return notFoundView(request);
    const props = { ...common.props, ...(await sectionOf(request, item)) };
    const office = item.related.find(({ kind }) => kind === 'agency');
    if (office !== undefined) {
      const map = item.cover === undefined ? await mapOf(request, office) : undefined;
      return { view: 'page', ...common, stylesheets: 'pageOfOffice', props: { ...props, ...(map && { map }) } };
    }
    if (item.slug !== OPEN_DATA_SLUG) return { view: 'page', ...common, props };
    const dataSets = await findDataSets(request);
    const openData = { sets: dataSets, publisher: request.site.name[request.locale] };
    return { view: 'page', ...common, stylesheets: 'openData', props: { ...props, openData } };
  });

export const pageDetail: PageHandler = (request) =>
  itemPage(request, 'page', request.params['id'] ?? '', async (item, common) => {
    const urlName = request.params['urlname'];
    if (urlName === undefined || parentOf(item) !== urlName) return notFoundView(request);
    const label = await parentTitle(request, item);
    const trail = label === undefined ? [] : [{ label, href: request.context.to('page', { urlname: urlName }) }];
    return { view: 'pageDetail', ...common, props: { ...common.props, ...(await sectionOf(request, item)), trail } };
  });

async function mapOf(request: PageRequest, office: ContentSummary) {
  // The page is complete without it.
  const map = await mapOfOffices(request).catch(unlessUnavailable);
  return map && { ...map, provinces: provincesOfOffice(office) };
}

async function sectionOf({ ports, site, locale, signal }: PageRequest, item: ContentItem) {
  const query = { site: site.id, locale, kind: 'page', page: 1, pageSize: GROUPED_PAGE_SIZE } as const;
  // The page is complete without it.
  const pages = await ports.content.list(query, signal).catch(unlessUnavailable);
  const section = pages && pageSection(item, pages.items);
  return section && { section };
}

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
