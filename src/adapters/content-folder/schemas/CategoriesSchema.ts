import * as field from '#adapters/schema/field.ts';
import { KINDS } from '#domain/content/kinds.ts';
import { BilingualText } from './LocalisedText.ts';

class LabelSchema {
  @field.pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a code of lower-case letters, digits and hyphens') readonly code!: string;
  @field.nested(() => BilingualText) readonly name!: BilingualText;
}

export class CategorySchema extends LabelSchema {
  @field.optional() @field.listOf(() => LabelSchema) readonly children?: readonly LabelSchema[];
}

/** `categories.yaml`: a list for each kind's folder. */
export class CategoriesSchema {
  readonly [folder: string]: readonly CategorySchema[] | undefined;
}
for (const folder of Object.values(KINDS).map(({ folder }) => folder)) {
  field.listOf(() => CategorySchema)(CategoriesSchema.prototype, folder);
  field.optional()(CategoriesSchema.prototype, folder);
}

/** `tags.yaml` */
export class TagsSchema {
  @field.optional() @field.listOf(() => LabelSchema) readonly tags?: readonly LabelSchema[];
}
