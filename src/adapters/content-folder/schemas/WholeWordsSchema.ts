import * as field from '#adapters/schema/field.ts';

/** `whole-words.yaml`: the words of a site within which no line breaks. */
export class WholeWordsSchema {
  @field.distinctStrings() readonly words!: readonly string[];
}
