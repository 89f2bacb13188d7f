import type { Category, CategoryLabel } from '#domain/content/content.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';

export class CategoryLabelWire implements CategoryLabel {
  @field.string() readonly code!: string;
  @field.string() readonly label!: string;
}

class CategoryWire extends CategoryLabelWire implements Category {
  @field.listOf(() => CategoryLabelWire) readonly children!: readonly CategoryLabelWire[];
}

export class CategoriesWire {
  @field.listOf(() => CategoryWire) readonly categories!: readonly CategoryWire[];
}

export function categoriesToWire(categories: readonly Category[]): CategoriesWire {
  return { categories };
}

/** Throws `SchemaError`. */
export function categoriesFromWire(json: unknown, onDropped?: OnDropped): readonly Category[] {
  return readTolerant(CategoriesWire, json, onDropped).categories;
}
