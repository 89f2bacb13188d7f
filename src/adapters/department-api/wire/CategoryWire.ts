import type { Category, CategoryLabel } from '#domain/content/content.ts';
import { decode } from '#adapters/shape/decode.ts';
import { ListOf } from '#adapters/shape/shape.ts';
import { Text } from './rules.ts';

export class CategoryLabelWire implements CategoryLabel {
  @Text() readonly code!: string;
  @Text() readonly label!: string;
}

class CategoryWire extends CategoryLabelWire implements Category {
  @ListOf(() => CategoryLabelWire) readonly children!: readonly CategoryLabelWire[];
}

export class CategoriesWire {
  @ListOf(() => CategoryWire) readonly categories!: readonly CategoryWire[];
}

export function categoriesToWire(categories: readonly Category[]): CategoriesWire {
  return { categories };
}

/** Throws `ShapeError`. */
export function categoriesFromWire(json: unknown): readonly Category[] {
  return decode(CategoriesWire, json).categories;
}
