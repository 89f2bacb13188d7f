import type { CategoryLabel, ContentItem } from '#domain/content/content.ts';
import { groupedLabels } from '#ui/messages/grouped.ts';
import { listLabels } from '#ui/messages/lists.ts';
import { oitMessages } from '#ui/messages/oit.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { GroupedRoute, Crumb, ListRoute } from '#ui/pages/props.ts';

/** The way to an item's page, behind the main page; that to a page below another is known with the other. */
export function itemTrail(page: RenderContext, { category, detail }: ContentItem): readonly Crumb[] {
  switch (detail.kind) {
    case 'news':
      return inList(page, 'newsList', category);
    case 'document':
      return inList(page, 'documents');
    case 'album':
      return inList(page, 'albums', category);
    case 'video':
      return inList(page, 'videos', category);
    case 'infographic':
      return inList(page, 'infographics', category);
    case 'magazine':
      return inList(page, 'magazines', category);
    case 'event':
      return inList(page, 'events');
    case 'faq':
      return arranged(page, 'faq');
    case 'professional':
      return arranged(page, 'professionals');
    case 'agency':
      return arranged(page, 'agencies');
    case 'oit':
      return inYear(page, String(detail.fiscalYear), category);
    case 'page':
    case 'policy':
      return [];
  }
}

/** The list, and its subject where it has one. */
function inList(page: RenderContext, route: ListRoute, subject?: CategoryLabel): readonly Crumb[] {
  const list = { label: page.t(listLabels[route].title), href: page.to(route) };
  return subject ? [list, { label: subject.label, href: page.to(route, {}, { category: subject.code }) }] : [list];
}

function arranged(page: RenderContext, route: GroupedRoute): readonly Crumb[] {
  return [{ label: page.t(groupedLabels[route].title), href: page.to(route) }];
}

/** @param category the fiscal year, where the department has a word for it */
function inYear(page: RenderContext, year: string, category: CategoryLabel | undefined): readonly Crumb[] {
  return [
    { label: page.t(oitMessages.title), href: page.to('oit') },
    { label: category?.label ?? year, href: page.to('oitYear', { year }) },
  ];
}
