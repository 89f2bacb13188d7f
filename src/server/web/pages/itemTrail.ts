import type { ContentItem } from '#domain/content/content.ts';
import { KINDS } from '#domain/content/kinds.ts';
import type { Crumb } from '#ui/components/site/breadcrumbTrail.ts';
import { listLabels } from '#ui/messages/lists.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';

/** The breadcrumbs between the home page and an item; the handler of generic pages adds the parent of a page. */
export function itemTrail(context: RenderContext, { kind, category, detail }: ContentItem): readonly Crumb[] {
  const { list, categoryCrumb } = KINDS[kind];
  if (list === null) return [];
  const listCrumb = { label: context.t(listLabels[list].title), href: context.to(list) };
  if (detail.kind === 'oit') {
    const year = String(detail.fiscalYear);
    return [listCrumb, { label: category?.label ?? year, href: context.to('oitYear', { year }) }];
  }
  if (!categoryCrumb || category === undefined) return [listCrumb];
  return [listCrumb, { label: category.label, href: context.to(list, {}, { category: category.code }) }];
}
