import type { Slug } from '../content/slug.ts';
import type { LongText } from '../forms/longText.ts';
import type { Locale } from '../locale/locale.ts';

/** A text that the department has prepared for answers and questions that come again and again. */
export interface ReplyTemplate {
  readonly name: Slug;
  readonly language: Locale;
  readonly text: LongText;
}

/** The template with a name in a language; in the other one where it is in no other. */
export function templateNamed(
  templates: readonly ReplyTemplate[],
  name: string,
  language: Locale,
): ReplyTemplate | undefined {
  const named = templates.filter((template) => template.name === name);
  return named.find((template) => template.language === language) ?? named[0];
}
