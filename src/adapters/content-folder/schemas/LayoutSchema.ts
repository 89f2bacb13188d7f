import { MAIN_BLOCKS, type MainBlock } from '#domain/site/mainBlocks.ts';
import * as field from '#adapters/schema/field.ts';
import { PictureSchema } from './ItemSchema.ts';
import { BilingualText, LocalisedText } from './LocalisedText.ts';

class GreetingSchema {
  @field.nested(() => BilingualText) readonly title!: BilingualText;
  @field.nested(() => BilingualText) readonly text!: BilingualText;
  @field.nested(() => PictureSchema) readonly picture!: PictureSchema;
}

class IntroSchema extends GreetingSchema {
  @field.boolean() readonly on!: boolean;
}

class HeroSchema extends GreetingSchema {
  @field.optional() @field.boolean() readonly map?: boolean;
}

/**
 * A link, shown in the languages in which it has a label; its target is exactly one of route, page, policy and address.
 */
export class LinkSchema {
  @field.nested(() => LocalisedText) readonly label!: LocalisedText;
  @field.optional() @field.text() readonly route?: string;
  @field.optional() @field.stringMap() readonly query?: Readonly<Record<string, string>>;
  @field.optional() @field.text() readonly page?: string;
  @field.optional() @field.text() readonly policy?: string;
  @field.optional() @field.text() readonly address?: string;
}

class TaskSchema extends LinkSchema {
  @field.nested(() => LocalisedText) readonly hint!: LocalisedText;
  @field.pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'the name of an icon, like map-pin') readonly icon!: string;
}

class MenuEntrySchema extends LinkSchema {
  @field.optional() @field.listOf(() => LinkSchema) readonly children?: readonly LinkSchema[];
}

class FooterGroupSchema {
  @field.nested(() => LocalisedText) readonly label!: LocalisedText;
  @field.listOf(() => LinkSchema) readonly links!: readonly LinkSchema[];
}

/** `layout.yaml`: the page layout of a site, with texts in both languages. */
export class LayoutSchema {
  @field.optional() @field.nested(() => IntroSchema) readonly intro?: IntroSchema;
  @field.nested(() => HeroSchema) readonly hero!: HeroSchema;
  @field.listOf(() => TaskSchema) readonly tasks!: readonly TaskSchema[];
  @field.listOf(() => MenuEntrySchema) readonly menu!: readonly MenuEntrySchema[];
  /** The blocks of the page of everything new, in their order. */
  @field.optional() @field.subsetOf(...MAIN_BLOCKS) readonly mainBlocks?: readonly MainBlock[];
  @field.listOf(() => FooterGroupSchema) readonly footer!: readonly FooterGroupSchema[];
}
