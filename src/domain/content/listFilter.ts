import type { Category } from './content.ts';

/** What a visitor may narrow a list by. */
export interface ListFilter {
  readonly category?: string;
  readonly subcategory?: string;
  readonly year?: number;
  /** Of events: those that are past, in place of those to come. */
  readonly when?: 'past';
}

/**
 * The filter without a subcategory that belongs to another category: without scripts, a form sends the one chosen
 * before along with a new category. The same object when all of it is right, undefined when it names a category or
 * subcategory that no public item has.
 */
export function knownFilter(filter: ListFilter, categories: readonly Category[]): ListFilter | undefined {
  const { subcategory, ...rest } = filter;
  const category = categories.find(({ code }) => code === filter.category);
  if (filter.category !== undefined && category === undefined) return undefined;
  const hasSubcategory = ({ children }: Category) => children.some(({ code }) => code === subcategory);
  if (subcategory === undefined || (category !== undefined && hasSubcategory(category))) return filter;
  return categories.some(hasSubcategory) ? rest : undefined;
}
