import { formMessages } from '../messages/form.ts';
import type { Translator } from '../translator.ts';
import type { FieldRule } from './FormRules.ts';

/** What stands above a field: its name, and whether it may be left empty. */
export function labelText(translator: Translator, { label, missing, isAlternative = false }: FieldRule): string {
  const name = translator.t(label);
  return missing === undefined && !isAlternative ? translator.t(formMessages.optional, { label: name }) : name;
}
