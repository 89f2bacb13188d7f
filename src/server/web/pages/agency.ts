import type { ContentItem } from '#domain/content/content.ts';
import { provincesBeside } from '#domain/content/neighbouringOffices.ts';
import { provincesOfOffice } from '#domain/content/provinces.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { listAllOffices } from './agencies.ts';
import { itemPage } from './itemPage.ts';
import { unlessUnavailable } from './unlessUnavailable.ts';

/** One office, with the name of its parent office, and what is beside the provinces that it looks after. */
export const agency: PageHandler = (request) =>
  itemPage(request, 'agency', request.params['id'] ?? '', async (item, common) => {
    const [parent, beside] = await Promise.all([parentOf(request, item), besideOf(request, item)]);
    return { view: 'agency', ...common, props: { ...common.props, ...(parent && { parent }), beside } };
  });

async function parentOf({ ports, site, locale, signal }: PageRequest, { detail }: ContentItem) {
  const slug = detail.kind === 'agency' ? detail.parent : undefined;
  if (slug === undefined) return undefined;
  const found = await ports.content.find({ site: site.id, locale, kind: 'agency', slug }, signal);
  return found.ok ? { slug, title: found.value.title } : undefined;
}

/** Nothing where there are too many offices to look: the page is complete without it. */
async function besideOf(request: PageRequest, item: ContentItem) {
  if (provincesOfOffice(item).length === 0) return [];
  const offices = await listAllOffices(request).catch(unlessUnavailable);
  return offices === undefined ? [] : provincesBeside(item, offices);
}
