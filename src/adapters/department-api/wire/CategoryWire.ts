import type { Category, CategoryLabel } from '#domain/content/content.ts';
import * as field from '#adapters/schema/field.ts';

export class CategoryLabelWire implements CategoryLabel {
  @field.string() readonly code!: string;
  @field.string() readonly label!: string;
}

export class CategoryWire extends CategoryLabelWire implements Category {
  @field.listOf(() => CategoryLabelWire) readonly children!: readonly CategoryLabelWire[];
}
