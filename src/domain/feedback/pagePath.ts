/** The one canonical path of a page, beginning with its language: `/th/news/dam`. */
export type PagePath = string & { readonly __brand: 'PagePath' };

export const PAGE_PATH = /^\/(?:th|en)(?:\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*){0,3}$/;
export const PAGE_PATH_MAX_LENGTH = 250;

/**
 * Parses the path of the page that feedback is about. Undefined when it has a query, a percent escape or a slash at its
 * end, or more than 250 characters: feedback about one page must be counted under one path.
 */
export function parsePagePath(text: string): PagePath | undefined {
  return text.length <= PAGE_PATH_MAX_LENGTH && PAGE_PATH.test(text) ? (text as PagePath) : undefined;
}
