import type { ContentSummary } from '#domain/content/content.ts';

/** What the page of an item is called: of a disclosure, its code before its title. */
export function itemTitle({ title, detail }: Pick<ContentSummary, 'title' | 'detail'>): string {
  return detail.kind === 'oit' ? `${detail.code} ${title}` : title;
}
