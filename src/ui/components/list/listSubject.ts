import type { Category, CategoryLabel } from '#domain/content/content.ts';
import type { ListRoute, FilteredKind } from '#domain/content/kinds.ts';
import type { ListFilter } from '#domain/content/listFilter.ts';
import { listMessages } from '../../messages/list.ts';
import { listLabels } from '../../messages/lists.ts';
import type { RenderContext } from '../../RenderContext.tsx';

/** The category that a list is narrowed to, or its part; undefined when it shows all. */
export function listSubject(
  { category, subcategory }: ListFilter,
  categories: readonly Category[],
): CategoryLabel | undefined {
  const chosen = categories.find(({ code }) => code === category);
  return chosen?.children.find(({ code }) => code === subcategory) ?? chosen;
}

/** `News`, or `News: Projects` when the list is narrowed to a category. */
export function listTitle(
  context: RenderContext,
  route: ListRoute<FilteredKind>,
  filter: ListFilter,
  categories: readonly Category[],
): string {
  return titleOfSubject(context, route, listSubject(filter, categories)?.label);
}

/** The title of a list, with what it is narrowed to, if it is. */
export function titleOfSubject(context: RenderContext, route: ListRoute, subject: string | undefined): string {
  const list = context.t(listLabels[route].title);
  return subject === undefined ? list : context.t(listMessages.titleOfSubject, { list, subject });
}
