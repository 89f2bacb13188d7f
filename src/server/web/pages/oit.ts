import type { CategoryLabel } from '#domain/content/content.ts';
import { oitSlug, parseFiscalYear, parseOitCode } from '#domain/content/oitAddress.ts';
import { otherLocale, type Locale } from '#domain/locale/locale.ts';
import { DEFAULT_PAGE_SIZE, GROUPED_PAGE_SIZE } from '#domain/paging.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { oitMessages } from '#ui/messages/oit.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView, PageHandler } from '../PageResult.ts';
import { findGrouped } from './groupedPage.ts';
import { itemPage } from './itemPage.ts';
import { notFoundView } from './notFound.ts';

/** Public disclosure (spec §1): the newest fiscal year. */
export const oit: PageHandler = async (request) => {
  const { categories } = await findOnePage(request, request.locale);
  const [newest] = newestFirst(categories);
  return newest === undefined ? emptyPage(request) : await yearPage(request, 'oit', newest.code);
};

/** One fiscal year, group by group. Each language has only the years with a disclosure in that language. */
export const oitYear: PageHandler = async (request) => {
  const code = request.params['year'] ?? '';
  const [found, translations] = await Promise.all([
    yearPage(request, 'oitYear', code),
    // The page is complete without it; its link to the other language may then lead to a 'not found'.
    findOnePage(request, otherLocale(request.locale), code).catch(unlessUnavailable),
  ]);
  if (translations === undefined) return found;
  const inOtherLanguage = translations.total > 0;
  return found.view === 'notFound' ? notFoundView(request, inOtherLanguage) : { ...found, inOtherLanguage };
};

function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof Unavailable)) throw error;
}

/** One code of one fiscal year, at its permanent address. */
export const oitItem: PageHandler = (request) => {
  const year = parseFiscalYear(request.params['year'] ?? '');
  const code = parseOitCode(request.params['code'] ?? '');
  if (year === undefined || code === undefined) return notFoundView(request);
  return itemPage(request, 'oit', oitSlug(year, code), (_, common) => ({ view: 'oitItem', ...common }));
};

/** A short list: enough to know the fiscal years of a language, or whether one of them has items. */
async function findOnePage({ ports, site, signal }: PageRequest, locale: Locale, category?: string) {
  const query = { site: site.id, locale, kind: 'oit', page: 1, pageSize: DEFAULT_PAGE_SIZE } as const;
  return await ports.content.list({ ...query, ...(category !== undefined && { category }) }, signal);
}

/** The fiscal years are the categories of disclosure: newest first, in whichever order the department lists them. */
function newestFirst(years: readonly CategoryLabel[]): readonly CategoryLabel[] {
  return years.toSorted((one, other) => Number(other.code) - Number(one.code));
}

/** The page to which menus link, while a department has disclosed nothing yet. */
function emptyPage({ context }: PageRequest): PageView {
  const paging = { page: 1, pageSize: GROUPED_PAGE_SIZE } as const;
  return { view: 'oit', title: context.t(oitMessages.title), props: { items: [], total: 0, paging, years: [] } };
}

async function yearPage(request: PageRequest, view: 'oit' | 'oitYear', code: string): Promise<PageView> {
  const found = await findGrouped(request, { kind: 'oit', category: code });
  const year = found?.categories.find((category) => category.code === code);
  if (found === undefined || year === undefined) return notFoundView(request);
  return {
    view,
    title: request.context.t(oitMessages.titleOfYear, { year: year.label }),
    description: request.context.t(oitMessages.intro),
    canonicalQuery: found.canonicalQuery,
    props: { ...found.props, year, years: newestFirst(found.categories) },
  };
}
