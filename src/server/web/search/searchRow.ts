import type { ContentSummary } from '#domain/content/content.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { Found, SearchHit } from '#domain/search/search.ts';
import { itemLink } from '#ui/components/item/itemLink.ts';
import type { SearchFacts, SearchRow } from '#ui/components/search/searchProps.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';

/** Kinds that are true whenever they were published: people and offices, and events, which have days of their own. */
const UNDATED: ReadonlySet<ContentKind> = new Set(['professional', 'agency', 'event']);

/** A result as the page shows it: in the browser it is data too, so it has nothing else. */
export function searchRow({ found, title, excerpt, category: marked }: SearchHit, context: RenderContext): SearchRow {
  const shown = { href: foundLink(found, context), title, excerpt };
  if (found.type === 'reservoir') {
    const { size, province } = found.reservoir;
    return { ...shown, type: 'reservoir', facts: { kind: 'reservoir', size, province } };
  }
  const { kind, category, publishedAt } = found.item;
  return {
    ...shown,
    type: kind,
    ...(category && { category: marked ?? [{ text: category.label, isMatch: false }] }),
    ...(!UNDATED.has(kind) && { publishedAt }),
    facts: factsOf(found.item),
  };
}

/** The address of what was found; the home page where it has none. */
export function foundLink(found: Found, context: RenderContext): string {
  return found.type === 'reservoir'
    ? context.to('reservoir', { id: found.reservoir.id })
    : (itemLink(context, found.item) ?? context.to('home'));
}

export function foundTitle(found: Found, { locale }: Pick<RenderContext, 'locale'>): string {
  return found.type === 'reservoir' ? found.reservoir.name[locale] : found.item.title;
}

function factsOf({ detail, attachments }: ContentSummary): SearchFacts {
  switch (detail.kind) {
    case 'event':
      return detail;
    case 'video':
      return { kind: 'video', seconds: detail.seconds };
    case 'professional':
      return { kind: 'professional', position: detail.position };
    case 'agency':
      return { kind: 'agency', address: detail.address, ...(detail.phone !== undefined && { phone: detail.phone }) };
    case 'oit':
      return { kind: 'oit', code: detail.code, isPublished: detail.links.length > 0 };
    case 'magazine':
      return { kind: 'files', files: [fileFacts(detail.file)] };
    default:
      return attachments.length === 0 ? { kind: 'none' } : { kind: 'files', files: attachments.map(fileFacts) };
  }
}

function fileFacts({ file, size, language }: ContentSummary['attachments'][number]) {
  return { file, size, ...(language && { language }) };
}
