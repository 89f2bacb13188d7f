import type { ContentItem } from '#domain/content/content.ts';
import { provincesBeside } from '#domain/content/neighbouringOffices.ts';
import { provinceCode, provincesOfOffice } from '#domain/content/provinces.ts';
import type { AgencyPageProps } from '#ui/pages/props.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { listAllOffices } from './agencies.ts';
import { itemPage } from './itemPage.ts';
import { reservoirsOfBothSizes } from './mapOfOffices.ts';
import { unlessUnavailable } from './unlessUnavailable.ts';

/** One office, with the name of its parent office, the offices below and beside it, and the reservoirs in its provinces. */
export const agency: PageHandler = (request) =>
  itemPage(request, 'agency', request.params['id'] ?? '', async (item, common) => {
    // The page is complete without the others.
    const [parent, offices, water] = await Promise.all([
      parentOf(request, item),
      listAllOffices(request).catch(unlessUnavailable),
      waterOf(request, item).catch(unlessUnavailable),
    ]);
    const around = {
      below: offices?.filter(({ detail }) => detail.kind === 'agency' && detail.parent === item.slug) ?? [],
      beside: offices === undefined ? [] : provincesBeside(item, offices),
    };
    return {
      view: 'agency',
      ...common,
      props: { ...common.props, ...(parent && { parent }), ...around, ...(water && { water }) },
    };
  });

async function parentOf({ ports, site, locale, signal }: PageRequest, { detail }: ContentItem) {
  const slug = detail.kind === 'agency' ? detail.parent : undefined;
  if (slug === undefined) return undefined;
  const found = await ports.content.find({ site: site.id, locale, kind: 'agency', slug }, signal);
  return found.ok ? { slug, title: found.value.title } : undefined;
}

/** The reservoirs in the provinces that it looks after. */
async function waterOf(request: PageRequest, item: ContentItem): Promise<AgencyPageProps['water']> {
  const own = new Set(provincesOfOffice(item).map(({ code }) => code));
  if (own.size === 0) return undefined;
  const { reservoirs: large, medium, ...day } = await reservoirsOfBothSizes(request);
  const reservoirs = [...large, ...medium].filter(({ reservoir: { province } }) =>
    own.has(provinceCode(province.en) ?? ''),
  );
  return { ...day, reservoirs };
}
