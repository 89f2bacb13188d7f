import type { ContentDetail, ContentItem, ContentSummary } from '#domain/content/content.ts';
import { slug } from './builders.ts';
import { at } from './testClock.ts';

interface GivenDetail<Item> {
  readonly detail: ContentDetail;
  readonly name?: string;
  readonly given?: Partial<Item>;
}

/** An item as a list shows it, of the kind of its detail. */
export function contentSummary({ detail, name = 'item', given }: GivenDetail<ContentSummary>): ContentSummary {
  return {
    kind: detail.kind,
    slug: slug(name),
    title: `Item ${name}`,
    summary: 'What it is about.',
    publishedAt: at('2026-10-01T02:00:00Z'),
    detail,
    attachments: [],
    ...given,
  };
}

/** An item as its own page shows it. */
export function contentItem({ detail, name = 'item', given }: GivenDetail<ContentItem>): ContentItem {
  return {
    ...contentSummary({ detail, name }),
    bodyHtml: '<p>All of it.</p>',
    tags: [],
    related: [],
    locales: ['th', 'en'],
    hits: 0,
    ...given,
  };
}
