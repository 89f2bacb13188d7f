import type { MessageDescriptor } from '@formatjs/intl';
import type { InputField, InputFields, RequiredName } from '#domain/forms/inputField.ts';
import type { FieldErrorCode } from '../messages/formErrors.ts';
import type { FieldRule } from './FormRules.ts';

type CheckedFields = InputFields & Readonly<Record<string, InputField<unknown, FieldErrorCode>>>;

/** The rules of a form's fields. `missing` has the sentence of each field that must be filled in. */
export function rulesOf<Fields extends CheckedFields>(
  fields: Fields,
  missing: Readonly<Record<RequiredName<Fields>, MessageDescriptor>>,
): Readonly<Record<keyof Fields, FieldRule>> {
  const sentences: Readonly<Partial<Record<string, MessageDescriptor>>> = missing;
  const rules = Object.entries<CheckedFields[string]>(fields).map(([name, { parse, maxLength }]) => {
    const sentence = sentences[name];
    return [name, { parse, ...(maxLength && { maxLength }), ...(sentence && { missing: sentence }) }] as const;
  });
  return Object.fromEntries(rules) as Readonly<Record<keyof Fields, FieldRule>>;
}
