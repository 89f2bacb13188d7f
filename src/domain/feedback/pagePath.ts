/** The path of a page, its language first, as it is written exactly once: `/th/news/dam`. */
export type PagePath = string & { readonly __brand: 'PagePath' };

export const PAGE_PATH = /^\/(?:th|en)(?:\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*){0,3}$/;
export const PAGE_PATH_MAX_LENGTH = 250;

/** What answers about a page are kept under; undefined for anything with a query, an escape or a slash at its end. */
export function parsePagePath(text: string): PagePath | undefined {
  return text.length <= PAGE_PATH_MAX_LENGTH && PAGE_PATH.test(text) ? (text as PagePath) : undefined;
}
