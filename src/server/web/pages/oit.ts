import type { CategoryLabel } from '#domain/content/content.ts';
import { oitSlug, parseFiscalYear, parseOitCode, readTypedOitCode } from '#domain/content/oitAddress.ts';
import { otherLocale, type Locale } from '#domain/locale/locale.ts';
import { DEFAULT_PAGE_SIZE, GROUPED_PAGE_SIZE } from '#domain/paging.ts';
import { itemTitle } from '#ui/components/item/itemTitle.ts';
import { formMessages } from '#ui/messages/form.ts';
import { oitMessages } from '#ui/messages/oit.ts';
import type { UnknownOitCode } from '#ui/components/list/oitCodeErrors.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageRedirect, PageView } from '../PageResult.ts';
import { findLinked } from './findLinked.ts';
import { findGrouped } from './groupedPage.ts';
import { itemPage } from './itemPage.ts';
import { notFoundView } from './notFound.ts';
import { unlessUnavailable } from './unlessUnavailable.ts';

/** What somebody types in place of a code is shown again, as far as this. */
const MAX_TYPED_LENGTH = 40;
/** In so many years a code is looked for that the year of the page lacks. */
const MAX_OTHER_YEARS = 5;

/** Public disclosure (spec §1): the newest fiscal year; `?code=o12` leads to the page of that code. */
export const oit: PageHandler = async (request) => {
  const { categories } = await findOnePage(request, request.locale);
  const [newest] = newestFirst(categories);
  if (newest === undefined) return emptyPage(request);
  return (await pageOfTypedCode(request, newest.code)) ?? (await yearPage(request, 'oit', newest.code));
};

/**
 * One fiscal year, group by group; `?code=o12` leads to the page of that code. Each language has only the years with a
 * disclosure in that language.
 */
export const oitYear: PageHandler = async (request) => {
  const code = request.params['year'] ?? '';
  const itsPage = await pageOfTypedCode(request, code);
  if (itsPage !== undefined) return itsPage;
  const [found, translations] = await Promise.all([
    yearPage(request, 'oitYear', code),
    // The page is complete without it; its link to the other language may then lead to a 'not found'.
    findOnePage(request, otherLocale(request.locale), code).catch(unlessUnavailable),
  ]);
  if (translations === undefined) return found;
  const inOtherLanguage = translations.total > 0;
  return found.view === 'notFound' ? notFoundView(request, inOtherLanguage) : { ...found, inOtherLanguage };
};

/** What was typed into the field for a code; empty when nothing was. */
function typedCode({ query }: PageRequest): string {
  return (query.get('code') ?? '').trim().slice(0, MAX_TYPED_LENGTH);
}

/** Where the typed code leads; undefined when nothing was typed, or when the year has no such code. */
async function pageOfTypedCode(request: PageRequest, yearText: string): Promise<PageRedirect | undefined> {
  const year = parseFiscalYear(yearText);
  const code = readTypedOitCode(typedCode(request));
  if (year === undefined || code === undefined) return undefined;
  const { ports, site, locale, context, signal } = request;
  const found = await ports.content.find({ site: site.id, locale, kind: 'oit', slug: oitSlug(year, code) }, signal);
  // The page of a code that is published in the other language only says so.
  if (!found.ok && found.code !== 'contentInOtherLanguage') return undefined;
  return { redirect: context.to('oitItem', { year: yearText, code }), status: 302 };
}

/** One code of one fiscal year, at its permanent address. */
export const oitItem: PageHandler = (request) => {
  const year = parseFiscalYear(request.params['year'] ?? '');
  const code = parseOitCode(request.params['code'] ?? '');
  if (year === undefined || code === undefined) return notFoundView(request);
  return itemPage(request, 'oit', oitSlug(year, code), async (item, common) => {
    const links = item.detail.kind === 'oit' ? item.detail.links : [];
    const addresses = links.map(({ address }) => address);
    // The page is complete without them.
    const [neighbours, linked] = await Promise.all([
      neighboursOf(request, year, code).catch(unlessUnavailable),
      findLinked(request, addresses).catch(unlessUnavailable),
    ]);
    return {
      view: 'oitItem',
      ...common,
      title: itemTitle(item),
      props: { ...common.props, ...neighbours, ...(linked && { linked }) },
    };
  });
};

/** The codes before and after a code in the list of its year, and whether there is a newer year. */
async function neighboursOf({ ports, site, locale, signal }: PageRequest, year: number, code: string) {
  const query = { site: site.id, locale, kind: 'oit', category: String(year) } as const;
  const { items, categories } = await ports.content.list({ ...query, page: 1, pageSize: GROUPED_PAGE_SIZE }, signal);
  const isPast = newestFirst(categories)[0]?.code !== String(year);
  const codes = items.flatMap(({ title, detail }) => (detail.kind === 'oit' ? [{ code: detail.code, title }] : []));
  const index = codes.findIndex((each) => each.code === code);
  if (index === -1) return { isPast };
  const [before, after] = [codes[index - 1], codes[index + 1]];
  return { isPast, ...(before && { before }), ...(after && { after }) };
}

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

/** What was typed and is no code of a year, with the newest other year that has it. */
async function unknownCode(
  request: PageRequest,
  typed: string,
  ofYear: string,
  years: readonly CategoryLabel[],
): Promise<UnknownOitCode> {
  const code = readTypedOitCode(typed);
  if (code === undefined) return { typed };
  const { ports, site, locale, signal } = request;
  const others = years.filter((year) => year.code !== ofYear).slice(0, MAX_OTHER_YEARS);
  const found = await Promise.all(
    others.map(async (year) => {
      const slug = oitSlug(Number(year.code), code);
      const item = await ports.content.find({ site: site.id, locale, kind: 'oit', slug }, signal);
      return item.ok ? [year.code] : [];
    }),
    // The page is complete without it.
  ).catch(unlessUnavailable);
  const [elsewhere] = found?.flat() ?? [];
  return { typed, code, ...(elsewhere !== undefined && { elsewhere }) };
}

async function yearPage(request: PageRequest, view: 'oit' | 'oitYear', code: string): Promise<PageView> {
  const found = await findGrouped(request, { kind: 'oit', category: code });
  const year = found?.categories.find((category) => category.code === code);
  if (found === undefined || year === undefined) return notFoundView(request);
  const { context } = request;
  const typed = typedCode(request);
  const years = newestFirst(found.categories);
  const unknown = typed === '' ? undefined : await unknownCode(request, typed, code, years);
  const title = context.t(oitMessages.titleOfYear, { year: year.label });
  return {
    view,
    title: unknown === undefined ? title : context.t(formMessages.errorTitle, { title }),
    description: context.t(oitMessages.intro),
    canonicalQuery: found.canonicalQuery,
    props: { ...found.props, year, years, ...(unknown && { unknown }) },
  };
}
