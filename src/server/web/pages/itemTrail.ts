import type { CategoryLabel, ContentItem } from '#domain/content/content.ts';
import { groupedLabels } from '#ui/messages/grouped.ts';
import { listLabels } from '#ui/messages/lists.ts';
import { oitMessages } from '#ui/messages/oit.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { Crumb } from '#ui/components/site/breadcrumbTrail.ts';
import type { GroupedRoute, ListRoute } from '#ui/pages/props.ts';

/** The way to an item's page, behind the main page; that to a page below another is known with the other. */
export function itemTrail(context: RenderContext, { category, detail }: ContentItem): readonly Crumb[] {
  switch (detail.kind) {
    case 'news':
      return inList(context, 'newsList', category);
    case 'document':
      return inList(context, 'documents');
    case 'album':
      return inList(context, 'albums', category);
    case 'video':
      return inList(context, 'videos', category);
    case 'infographic':
      return inList(context, 'infographics', category);
    case 'magazine':
      return inList(context, 'magazines', category);
    case 'event':
      return inList(context, 'events');
    case 'faq':
      return arranged(context, 'faq');
    case 'professional':
      return arranged(context, 'professionals');
    case 'agency':
      return arranged(context, 'agencies');
    case 'oit':
      return inYear(context, String(detail.fiscalYear), category);
    case 'page':
    case 'policy':
      return [];
  }
}

/** The list, and its subject where it has one. */
function inList(context: RenderContext, route: ListRoute, subject?: CategoryLabel): readonly Crumb[] {
  const list = { label: context.t(listLabels[route].title), href: context.to(route) };
  return subject ? [list, { label: subject.label, href: context.to(route, {}, { category: subject.code }) }] : [list];
}

function arranged(context: RenderContext, route: GroupedRoute): readonly Crumb[] {
  return [{ label: context.t(groupedLabels[route].title), href: context.to(route) }];
}

/** @param category the fiscal year, where the department has a word for it */
function inYear(context: RenderContext, year: string, category: CategoryLabel | undefined): readonly Crumb[] {
  return [
    { label: context.t(oitMessages.title), href: context.to('oit') },
    { label: category?.label ?? year, href: context.to('oitYear', { year }) },
  ];
}
