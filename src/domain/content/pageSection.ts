import type { ContentSummary } from './content.ts';

/** Pages about one subject: one on top, and others below it. */
export interface PageSection {
  readonly top: ContentSummary;
  /** In the order in which they were published, which languages share: titles sort differently in each. */
  readonly below: readonly ContentSummary[];
}

/**
 * The section of a page among all pages of its site; undefined when no page is below it or beside it.
 *
 * @param page of kind `page`
 */
export function pageSection(page: ContentSummary, pages: readonly ContentSummary[]): PageSection | undefined {
  const topSlug = parentOf(page) ?? page.slug;
  const top = pages.find(({ slug }) => slug === topSlug);
  const below = pages
    .filter((other) => parentOf(other) === topSlug)
    .toSorted((one, other) => (one.publishedAt < other.publishedAt ? -1 : Number(one.publishedAt > other.publishedAt)));
  return top === undefined || below.length === 0 ? undefined : { top, below };
}

function parentOf({ detail }: ContentSummary) {
  return detail.kind === 'page' ? detail.parent : undefined;
}
