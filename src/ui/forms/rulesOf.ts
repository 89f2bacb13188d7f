import type { MessageDescriptor } from '@formatjs/intl';
import type { InputField, InputFields, RequiredName } from '#domain/forms/inputField.ts';
import type { FieldErrorCode } from '../messages/formErrors.ts';
import type { FieldRule } from './FormRules.ts';

type CheckedFields = InputFields & Readonly<Record<string, InputField<unknown, FieldErrorCode>>>;
type Sentences = Readonly<Partial<Record<string, MessageDescriptor>>>;

/** The rules of a form's fields: with the label of each, and the sentence for each that must be filled in and is empty. */
export function rulesOf<Fields extends CheckedFields>(
  fields: Fields,
  labels: Readonly<Record<keyof Fields, MessageDescriptor>>,
  missing: Readonly<Record<RequiredName<Fields>, MessageDescriptor>>,
): Readonly<Record<keyof Fields, FieldRule>> {
  const sentences: Sentences = missing;
  const rules = Object.entries<CheckedFields[string]>(fields).map(([name, { parse, maxLength }]) => {
    const { [name]: sentence } = sentences;
    const { [name as keyof Fields]: label } = labels;
    return [name, { label, parse, ...(maxLength && { maxLength }), ...(sentence && { missing: sentence }) }] as const;
  });
  return Object.fromEntries(rules) as Readonly<Record<keyof Fields, FieldRule>>;
}
