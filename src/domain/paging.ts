/** How many records a page of a list may show (spec §2: records per page). */
export const PAGE_SIZES = [10, 20, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 10;

/** Records on a page of a list that is arranged by subject: few lists have more, and it is not for visitors to choose. */
export const GROUPED_PAGE_SIZE = 100;

export interface Paging {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: PageSize | typeof GROUPED_PAGE_SIZE;
}

/** Pages that a query may ask for; beyond it no department has anything. */
export const MAX_PAGE = 1_000_000;

/**
 * Reads `page` and `size` of a query. Left out, they are 1 and 10; anything that is not a page (0, -1, 1.5, words, a
 * size that is not offered) is undefined, and the address is not found.
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

/** Pages that a list of `total` records has: at least one, the empty one. */
export function pageCount(total: number, pageSize: Paging['pageSize']): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Whether the page exists: the first always does. */
export function isPage(paging: Paging, total: number): boolean {
  return paging.page <= pageCount(total, paging.pageSize);
}

export type PageStep = { readonly page: number; readonly current: boolean } | 'gap';

/**
 * The numbered steps between 'first' and 'last' (spec §2): the current page, two on either side, both ends; what is
 * left out is a gap, and a gap that would hide a single page shows that page instead.
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
