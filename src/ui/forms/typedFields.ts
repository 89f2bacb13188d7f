import type { TypedFields } from '#domain/forms/parseFields.ts';
import type { FormValues } from './FormState.ts';

/** What was typed into the fields of a form: empty where nothing was sent. */
export function typedFields<Name extends string>(names: readonly Name[], typed: FormValues): TypedFields<Name> {
  return Object.fromEntries(names.map((name) => [name, typed[name] ?? ''])) as TypedFields<Name>;
}
