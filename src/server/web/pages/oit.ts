import type { CategoryLabel } from '#domain/content/content.ts';
import { oitSlug, parseFiscalYear, parseOitCode } from '#domain/content/oitAddress.ts';
import { otherLocale } from '#domain/locale/locale.ts';
import { GROUPED_PAGE_SIZE } from '#domain/paging.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { oitMessages } from '#ui/messages/oit.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView, PageHandler } from '../PageResult.ts';
import { findGrouped } from './groupedPage.ts';
import { itemPage } from './itemPage.ts';
import { notFoundView } from './notFound.ts';

/** Public disclosure (spec §1): the newest fiscal year. */
export const oit: PageHandler = async (request) => {
  const years = await fiscalYears(request);
  const [newest] = years;
  return newest === undefined ? drawNothing(request) : await drawYear(request, 'oit', years, newest);
};

/** One fiscal year, group by group. A language has the years in which something is disclosed in it. */
export const oitYear: PageHandler = async (request) => {
  const { locale, params } = request;
  const [years, yearsElsewhere] = await Promise.all([
    fiscalYears(request),
    // The page is whole without them; its link to the other language may then lead to a notice.
    fiscalYears({ ...request, locale: otherLocale(locale) }).catch(unlessUnavailable),
  ]);
  const isAsked = ({ code }: CategoryLabel) => code === params['year'];
  const year = years.find(isAsked);
  const inOtherLanguage = yearsElsewhere?.some(isAsked);
  if (year === undefined) return notFoundView(request, inOtherLanguage);
  return {
    ...(await drawYear(request, 'oitYear', years, year)),
    ...(inOtherLanguage !== undefined && { inOtherLanguage }),
  };
};

function unlessUnavailable(fault: unknown): undefined {
  if (!(fault instanceof Unavailable)) throw fault;
}

/** One code of one fiscal year, at an address that stays. */
export const oitItem: PageHandler = (request) => {
  const year = parseFiscalYear(request.params['year'] ?? '');
  const code = parseOitCode(request.params['code'] ?? '');
  if (year === undefined || code === undefined) return notFoundView(request);
  return itemPage(request, 'oit', oitSlug(year, code), (_, common) => ({ view: 'oitItem', ...common }));
};

/** The fiscal years are the categories of disclosure; newest first, wherever the department put them. */
async function fiscalYears({
  ports,
  site,
  locale,
  signal,
}: Pick<PageRequest, 'ports' | 'site' | 'locale' | 'signal'>): Promise<readonly CategoryLabel[]> {
  const years = await ports.content.categories(site.id, 'oit', locale, signal);
  return years.toSorted((one, other) => Number(other.code) - Number(one.code));
}

/** Before a department has disclosed anything, the page that its menus lead to says so. */
function drawNothing({ context }: PageRequest): PageView {
  const paging = { page: 1, pageSize: GROUPED_PAGE_SIZE } as const;
  return { view: 'oit', title: context.t(oitMessages.title), props: { items: [], total: 0, paging, years: [] } };
}

async function drawYear(
  request: PageRequest,
  view: 'oit' | 'oitYear',
  years: readonly CategoryLabel[],
  year: CategoryLabel,
): Promise<PageView> {
  const found = await findGrouped(request, { kind: 'oit', category: year.code });
  if (found === undefined) return notFoundView(request);
  return {
    view,
    title: request.context.t(oitMessages.titleOfYear, { year: year.label }),
    description: request.context.t(oitMessages.intro),
    ...found,
    props: { ...found.props, year, years },
  };
}
