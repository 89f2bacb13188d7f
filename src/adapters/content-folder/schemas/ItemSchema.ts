import type { Instant } from '#domain/instant.ts';
import * as field from '#adapters/schema/field.ts';
import { LocalisedText } from './LocalisedText.ts';

const MAX_TITLE = 120;
const MAX_SUMMARY = 250;

/** A file: `/pictures/dam.svg` in the content folder's root, `plan.pdf` beside the file that names it. */
export class PictureSchema {
  @field.text() readonly file!: string;
  @field.nested(() => LocalisedText) readonly alt!: LocalisedText;
  @field.optional() @field.nested(() => LocalisedText) readonly caption?: LocalisedText;
}

/** An attachment is shown in the languages in which it has a name. */
export class AttachmentSchema {
  @field.text() readonly file!: string;
  @field.nested(() => LocalisedText) readonly name!: LocalisedText;
}

/** `item.yaml`: the fields that are the same in both languages. */
export class ItemSchema {
  @field.optional() @field.text() readonly category?: string;
  @field.optional() @field.text() readonly subcategory?: string;
  @field.optional() @field.distinctStrings() readonly tags?: readonly string[];
  @field.optional() @field.nested(() => PictureSchema) readonly cover?: PictureSchema;
  @field.optional() @field.listOf(() => AttachmentSchema) readonly attachments?: readonly AttachmentSchema[];
  @field.optional() @field.distinctStrings() readonly related?: readonly string[];
  @field.optional() @field.distinctStrings() readonly formerly?: readonly string[];
  @field.optional() @field.boolean() readonly featured?: boolean;
  /** Validated with the schema of the kind. */
  @field.unknown() readonly detail?: unknown;
}

/** The front matter of `th.md` and `en.md`, between the `---` lines. */
export class FrontMatterSchema {
  @field.text(MAX_TITLE) readonly title!: string;
  @field.optional() @field.text(MAX_SUMMARY) readonly summary?: string;
  @field.instant() readonly published!: Instant;
  @field.optional() @field.instant() readonly updated?: Instant;
  @field.optional() @field.instant() readonly withdrawn?: Instant;
}
