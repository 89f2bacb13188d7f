import type { MessageDescriptor } from '@formatjs/intl';
import type { InboxContent } from '#domain/inbox/inboxContent.ts';
import { LOCALES, type Bilingual } from '#domain/locale/locale.ts';
import { CATALOGUES } from '#ui/messages/catalogues.ts';
import { choiceLabels } from '#ui/messages/choiceLabels.ts';
import { createTranslator, type Translator } from '#ui/translator.ts';

/** What was chosen in a message, by field, in both languages. */
export type Labels = Readonly<Record<string, Bilingual>>;

type LabelTable = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>>>>;

const LABELS: LabelTable = choiceLabels;

let translators: readonly Translator[] | undefined;

/** A code that no form offers any more has no label; neither has the text in place of a code in an older message. */
export function labelsOf(content: InboxContent): Labels {
  const { [content.type]: fields = {} } = LABELS;
  const values: Readonly<Record<string, unknown>> = { ...content };
  const labels = Object.entries(fields).flatMap(([name, labelOf]) => {
    const { [String(values[name])]: label } = labelOf;
    return label === undefined ? [] : [[name, inBothLanguages(label)] as const];
  });
  return Object.fromEntries(labels);
}

function inBothLanguages(label: MessageDescriptor): Bilingual {
  translators ??= LOCALES.map((locale) => createTranslator(locale, CATALOGUES[locale]));
  const texts = translators.map((translator) => [translator.locale, translator.t(label)] as const);
  return Object.fromEntries(texts) as Bilingual;
}
