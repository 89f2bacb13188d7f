import type { ReplyTemplate } from '#domain/complaints/replyTemplate.ts';
import type { Slug } from '#domain/content/slug.ts';
import { parseLongText, type LongText } from '#domain/forms/longText.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import * as field from '#adapters/schema/field.ts';
import { readStrict } from '#adapters/schema/readSchema.ts';
import { readYaml } from './readYaml.ts';

class TemplateSchema implements ReplyTemplate {
  @field.slug() readonly name!: Slug;
  @field.oneOf(...LOCALES) readonly language!: Locale;
  @field.parsed(parseLongText, 'a text of at most 5,000 characters') readonly text!: LongText;
}

class TemplatesSchema {
  @field.listOf(() => TemplateSchema) readonly replies!: readonly TemplateSchema[];
}

/** Prepared replies to complaints, from a YAML file. Throws an error that names what is wrong. */
export async function readReplyTemplates(file: string): Promise<readonly ReplyTemplate[]> {
  return await readYaml('COMPLAINT_REPLIES', file, (content) => {
    const { replies } = readStrict(TemplatesSchema, { replies: content });
    const keys = replies.map(({ name, language }) => `${name} in ${language}`);
    const twice = keys.find((key, index) => keys.indexOf(key) !== index);
    if (twice !== undefined) throw new Error(`${twice} is there twice`);
    return replies.map(({ name, language, text }) => ({ name, language, text }));
  });
}
