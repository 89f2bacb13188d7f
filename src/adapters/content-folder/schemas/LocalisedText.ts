import * as field from '#adapters/schema/field.ts';

/** Text that is required in both languages. */
export class BilingualText {
  @field.text() readonly th!: string;
  @field.text() readonly en!: string;
}

/** Text that is required in every language in which its item or page exists. */
export class LocalisedText {
  @field.optional() @field.text() readonly th?: string;
  @field.optional() @field.text() readonly en?: string;
}
