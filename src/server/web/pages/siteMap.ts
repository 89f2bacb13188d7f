import type { ContentSummary } from '#domain/content/content.ts';
import { FILTERED_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { DEFAULT_PAGE_SIZE, GROUPED_PAGE_SIZE, pageCount } from '#domain/paging.ts';
import { CROPS, WATER_REGIONS } from '#domain/water/codes.ts';
import { RESERVOIR_SIZES } from '#domain/water/water.ts';
import { titles } from '#ui/messages/titles.ts';
import type { SiteMapPageProps } from '#ui/pages/props.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { unlessUnavailable } from './unlessUnavailable.ts';

/** Every part of the site on one page, and the parts of the larger ones. */
export const siteMap: PageHandler = async (request) => {
  const { layout, context, ports } = request;
  const [pages, policies, lists, water] = await Promise.all([
    findAll(request, 'page'),
    findAll(request, 'policy'),
    findLists(request),
    // The page is complete without what is below its entries.
    findWater(request).catch(unlessUnavailable),
  ]);
  return {
    view: 'siteMap',
    title: context.t(titles.siteMap),
    props: {
      menu: layout.menu,
      footer: layout.footer,
      has: {
        complaints: ports.complaints !== undefined,
        tips: ports.tips !== undefined,
        members: ports.members !== undefined,
      },
      pages,
      policies,
      lists,
      ...(water && { water }),
    },
  };
};

async function findAll({ ports, site, locale, signal }: PageRequest, kind: ContentKind) {
  const items: ContentSummary[] = [];
  for (let page = 1; ; page++) {
    const query = { site: site.id, locale, kind, page, pageSize: GROUPED_PAGE_SIZE } as const;
    const list = await ports.content.list(query, signal);
    items.push(...list.items);
    if (page >= pageCount(list.total, GROUPED_PAGE_SIZE)) return items;
  }
}

/** The categories and years by which the lists can be narrowed. */
async function findLists({ ports, site, locale, signal }: PageRequest): Promise<SiteMapPageProps['lists']> {
  return await Promise.all(
    [...FILTERED_KINDS, 'oit' as const].map(async (kind) => {
      const query = { site: site.id, locale, kind, page: 1, pageSize: DEFAULT_PAGE_SIZE } as const;
      const list = await ports.content.list(query, signal).catch(unlessUnavailable);
      const categories = list?.categories.map(({ code, label }) => ({ code, label })) ?? [];
      return { kind, categories, years: list?.years ?? [] };
    }),
  );
}

async function findWater({ ports, site, signal }: PageRequest): Promise<SiteMapPageProps['water']> {
  const [use, ...bySize] = await Promise.all([
    ports.water.waterUse({ site: site.id }, signal),
    ...RESERVOIR_SIZES.map(async (size) => (await ports.water.reservoirs({ site: site.id, size }, signal)).reservoirs),
  ]);
  const inUse = new Set(use.areas.map(({ crop }) => crop));
  const withReservoirs = new Set(bySize[0]?.map(({ reservoir }) => reservoir.region));
  return {
    sizes: RESERVOIR_SIZES.filter((_, index) => (bySize[index]?.length ?? 0) > 0),
    regions: WATER_REGIONS.filter((region) => withReservoirs.has(region)),
    crops: CROPS.filter((crop) => inUse.has(crop)),
  };
}
