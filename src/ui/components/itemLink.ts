import type { ContentSummary } from '#domain/content/content.ts';
import type { Page } from '../PageContext.tsx';

/** The address of an item's own page in the language of `page`; undefined for kinds that have none. */
export function itemLink(page: Page, item: ContentSummary): string | undefined {
  switch (item.detail.kind) {
    case 'news':
      return page.to('news', { id: item.slug });
    case 'document':
      return page.to('document', { id: item.slug });
    case 'page':
      return item.detail.parent === undefined
        ? page.to('page', { urlname: item.slug })
        : page.to('pageDetail', { urlname: item.detail.parent, id: item.slug });
    default:
      return undefined;
  }
}
