import { Optional } from '#adapters/shape/rules.ts';
import { Parsed } from '../textRules.ts';
import { Inner, ListOf } from '#adapters/shape/shape.ts';
import { KIND_FOLDERS } from '../read/kindFolders.ts';
import { BothShape } from './WordsShape.ts';

const parseCode = (text: string) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined);
const CODE = 'a code of lower-case letters, digits and hyphens';

class SubcategoryShape {
  @Parsed(parseCode, CODE) readonly code!: string;
  @Inner(() => BothShape) readonly name!: BothShape;
}

export class CategoryShape {
  @Parsed(parseCode, CODE) readonly code!: string;
  @Inner(() => BothShape) readonly name!: BothShape;
  @Optional() @ListOf(() => SubcategoryShape) readonly children?: readonly SubcategoryShape[];
}

/** `categories.yaml`: a list for each kind's folder. */
export class CategoriesShape {
  readonly [folder: string]: readonly CategoryShape[] | undefined;
}
for (const folder of Object.values(KIND_FOLDERS)) {
  Optional()(CategoriesShape.prototype, folder);
  ListOf(() => CategoryShape)(CategoriesShape.prototype, folder);
}

class TagShape {
  @Parsed(parseCode, CODE) readonly code!: string;
  @Inner(() => BothShape) readonly name!: BothShape;
}

/** `tags.yaml` */
export class TagsShape {
  @Optional() @ListOf(() => TagShape) readonly tags?: readonly TagShape[];
}
