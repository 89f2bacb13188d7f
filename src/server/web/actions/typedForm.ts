import type { TypedFields } from '#domain/forms/parseFields.ts';
import * as field from '#adapters/schema/field.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import { ROBOT_CHECK_NAME } from '#ui/forms/fieldNames.ts';
import { typedFields } from '#ui/forms/typedFields.ts';
import type { FormFields } from './FormFields.ts';
import { readForm } from './readForm.ts';

/**
 * A reader of a form whose parser is in the domain: it returns the fields as they were typed, empty for one that was not
 * sent. It throws 400 when no page of ours sends such a form. Made once for each form: schemas are never freed.
 */
export function typedForm<Name extends string>(names: readonly Name[]): (fields: FormFields) => TypedFields<Name> {
  class Texts {}
  const target = Texts.prototype as Readonly<Record<string, string>>;
  for (const name of names as readonly string[]) {
    field.string()(target, name);
    field.optional()(target, name);
  }
  const schema = Texts as SchemaClass<Readonly<Record<string, string>>>;
  return (fields) => {
    const read = readForm(schema, fields);
    const { [ROBOT_CHECK_NAME]: robotCheck } = fields;
    const typed = { ...(read.ok && read.value), ...(typeof robotCheck === 'string' && { robotCheck }) };
    return typedFields(names, typed);
  };
}
