/** The numbers of records per page that a visitor can choose (spec §2). */
export const PAGE_SIZES = [10, 20, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 10;

/** Records per page of a list that is grouped by subject. Few such lists have more, and visitors cannot change it. */
export const GROUPED_PAGE_SIZE = 100;

export interface Paging {
  /** Number of the page; the first is 1. */
  readonly page: number;
  readonly pageSize: PageSize | typeof GROUPED_PAGE_SIZE;
}

/** The highest page number that a query can have. No department has that many pages. */
export const MAX_PAGE = 1_000_000;

/**
 * Parses `page` and `size` of a query. When they are absent, they are 1 and 10. Undefined when one of them is not valid
 * (0, -1, 1.5, a word, a size that is not offered): the page is then not found.
 */
export function parsePaging(
  page: string | null,
  size: string | null,
  sizes: readonly Paging['pageSize'][] = PAGE_SIZES,
): Paging | undefined {
  const number = page === null ? 1 : wholeNumber(page);
  const pageSize = size === null ? DEFAULT_PAGE_SIZE : sizes.find((offered) => String(offered) === size);
  if (number === undefined || number > MAX_PAGE || pageSize === undefined) return undefined;
  return { page: number, pageSize };
}

/** How many pages a list of `total` records has. An empty list has one page. */
export function pageCount(total: number, pageSize: Paging['pageSize']): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Whether a list of `total` records has this page. The first page always exists. */
export function isPage(paging: Paging, total: number): boolean {
  return paging.page <= pageCount(total, paging.pageSize);
}

/** A page number of the pagination, or a gap between two of them. */
export type PageStep = { readonly page: number; readonly current: boolean } | 'gap';

/**
 * The page numbers to show in the pagination (spec §2): the first and the last page, the current page, and two pages on
 * either side of it. Pages that are left out become a gap. A gap of a single page is replaced by that page.
 */
export function pageSteps(current: number, last: number): readonly PageStep[] {
  const shown = new Set([1, last]);
  for (let page = Math.max(1, current - 2); page <= Math.min(last, current + 2); page++) shown.add(page);
  if (shown.has(3)) shown.add(2);
  if (shown.has(last - 2)) shown.add(last - 1);
  const pages = [...shown].sort((a, b) => a - b);
  return pages.flatMap((page): PageStep[] => {
    const step = { page, current: page === current };
    return page > 1 && !shown.has(page - 1) ? ['gap', step] : [step];
  });
}

function wholeNumber(text: string): number | undefined {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}
