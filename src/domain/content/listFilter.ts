import type { Category } from './content.ts';

/** The filter of a list that a visitor has chosen. */
export interface ListFilter {
  readonly category?: string;
  readonly subcategory?: string;
  readonly year?: number;
  /** Past events instead of coming ones. */
  readonly when?: 'past';
}

/**
 * Removes from a filter a subcategory that belongs to another category: without scripts, a form sends the subcategory
 * that was chosen before together with a new category. Returns the same object when the filter is valid, and undefined
 * when no public item has its category or subcategory.
 */
export function knownFilter(filter: ListFilter, categories: readonly Category[]): ListFilter | undefined {
  const { subcategory, ...rest } = filter;
  const category = categories.find(({ code }) => code === filter.category);
  if (filter.category !== undefined && category === undefined) return undefined;
  const hasSubcategory = ({ children }: Category) => children.some(({ code }) => code === subcategory);
  if (subcategory === undefined || (category !== undefined && hasSubcategory(category))) return filter;
  return categories.some(hasSubcategory) ? rest : undefined;
}
