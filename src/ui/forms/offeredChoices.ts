import type { MessageDescriptor } from '@formatjs/intl';
import type { Translator } from '../translator.ts';

/** The answers of a choice as a part of a form shows them, in the order of their labels. */
export function offeredChoices(translator: Translator, labels: Readonly<Record<string, MessageDescriptor>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label: translator.t(label) }));
}
