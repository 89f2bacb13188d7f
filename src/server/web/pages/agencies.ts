import type { ContentSummary } from '#domain/content/content.ts';
import { officesOf, provincesOf } from '#domain/content/provinces.ts';
import { GROUPED_PAGE_SIZE, pageCount } from '#domain/paging.ts';
import { titleOfSubject } from '#ui/components/list/listSubject.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler } from '../PageResult.ts';
import { findGrouped, pageOfAll } from './groupedPage.ts';
import { notFoundView } from './notFound.ts';

/** With more offices than this, there is no filter by province. A department with one in every district has some 900. */
const MAX_OFFICES = 1_000;

/** The list of all offices (spec §1), or of those that are responsible for a province: `?province=chiang-mai`. */
export const agencies: PageHandler = async (request) => {
  const { context, locale, query } = request;
  const offices = await listAllOffices(request);
  const provinces = provincesOf(offices ?? [], locale);
  const code = query.get('province') ?? ''; // the form sends an empty value for 'every province'
  const province = provinces.find((known) => known.code === code);
  if (code !== '' && province === undefined) return notFoundView(request);
  const shown = province === undefined ? offices : officesOf(offices ?? [], province.code);
  const found = await (shown ? pageOfAll(request, shown) : findGrouped(request, { kind: 'agency' }));
  if (found === undefined) return notFoundView(request);
  return {
    view: 'agencies',
    title: titleOfSubject(context, 'agencies', province?.label),
    canonicalQuery: { province: province?.code, ...found.canonicalQuery },
    props: { ...found.props, provinces, ...(province && { province }) },
  };
};

/** All offices in the department's order; undefined when there are more than `MAX_OFFICES`. */
export async function listAllOffices({
  ports,
  site,
  locale,
  signal,
}: PageRequest): Promise<readonly ContentSummary[] | undefined> {
  const pageOf = (page: number) =>
    ports.content.list({ site: site.id, locale, kind: 'agency', page, pageSize: GROUPED_PAGE_SIZE }, signal);
  const first = await pageOf(1);
  if (first.total > MAX_OFFICES) return undefined;
  const more = Array.from({ length: pageCount(first.total, GROUPED_PAGE_SIZE) - 1 }, (_, index) => pageOf(index + 2));
  return [first, ...(await Promise.all(more))].flatMap(({ items }) => items);
}
