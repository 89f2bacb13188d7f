import type { Outcome } from '../outcome.ts';

/** What kind of answer a field asks for, on whatever form it is. */
export type InputKind = 'name' | 'subject' | 'line' | 'text' | 'email' | 'phone' | 'fax' | 'choice';

/** One field that people fill in: the same for the page, the browser's check, the server and the API. */
export interface InputField<T = unknown, Code extends string = string> {
  readonly kind: InputKind;
  readonly parse: (text: string) => Outcome<T, Code>;
  /** In characters, where the parser has such a limit. */
  readonly maxLength?: number;
  /** What can be chosen, of a choice. */
  readonly codes?: readonly string[];
  /** Absent for a field that must be filled in. */
  readonly isOptional?: true;
}

/** The fields of a form in the order of its page. */
export type InputFields = Readonly<Record<string, InputField>>;

/** The names of the fields that must be filled in. */
export type RequiredName<Fields extends InputFields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly isOptional: true } ? never : Name;
}[keyof Fields];

/** What the fields of a form hold once they are parsed. */
export type InputValues<Fields extends InputFields> = {
  readonly [Name in RequiredName<Fields>]: ValueOf<Fields[Name]>;
} & { readonly [Name in Exclude<keyof Fields, RequiredName<Fields>>]?: ValueOf<Fields[Name]> };

type ValueOf<Field> = Field extends InputField<infer T> ? T : never;

/** The same field where it may be left empty. */
export function optionalField<Field extends InputField>(field: Field) {
  return { ...field, isOptional: true } as const;
}
