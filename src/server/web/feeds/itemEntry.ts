import type { ContentSummary } from '#domain/content/content.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { itemLink } from '#ui/components/item/itemLink.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { AtomEntry } from './atomFeed.ts';
import { tagOf } from './tagOf.ts';

/** An item as an entry of a feed. */
export function itemEntry(item: ContentSummary, site: SiteDetails, context: RenderContext): AtomEntry {
  const { kind, slug, title, summary, publishedAt, updatedAt = publishedAt, category, subcategory } = item;
  const when = whenAndWhere(item, context);
  return {
    id: tagOf(site, [context.locale, kind, slug]),
    address: site.publicOrigin + (itemLink(context, item) ?? context.to('home')),
    title,
    summary: when === undefined ? summary : `${when} – ${summary}`,
    publishedAt,
    updatedAt,
    categories: [category, subcategory].filter((known) => known !== undefined),
  };
}

/** Time and place of an event, which begin its summary. */
function whenAndWhere({ detail }: ContentSummary, context: RenderContext): string | undefined {
  if (detail.kind !== 'event') return undefined;
  const when = detail.allDay ? context.date(detail.startsAt) : context.dateTime(detail.startsAt);
  return detail.place === undefined ? when : `${when}, ${detail.place}`;
}
