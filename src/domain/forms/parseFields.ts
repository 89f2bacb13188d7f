import { done, refused, type Outcome } from '../outcome.ts';

/** Parses what was typed into one field. */
export type FieldParser<T, Code extends string> = (text: string) => Outcome<T, Code>;

/** The parsers of a form, by the name of the field. */
export type FieldParsers = Readonly<Record<string, FieldParser<unknown, string>>>;

/** What was typed into a form, by the name of the field: empty for a box that is not ticked and a field that was not sent. */
export type TypedFields<Name extends string> = Readonly<Record<Name, string>>;

/** A form whose fields are all accepted, or the refusals by the name of the field. */
export type ParsedForm<T, Name extends string, Code extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<Name, Code>>> };

type ValueOf<P> = P extends FieldParser<infer T, string> ? T : never;
type CodeOf<P> = P extends FieldParser<unknown, infer Code> ? Code : never;

/** The values of a form's fields. */
export type FieldValues<Parsers extends FieldParsers> = { readonly [Name in keyof Parsers]: ValueOf<Parsers[Name]> };

/** Parses all fields of a form, so that a person sees everything that is to be mended at once. */
export function parseFields<Parsers extends FieldParsers>(
  typed: TypedFields<keyof Parsers & string>,
  parsers: Parsers,
): ParsedForm<FieldValues<Parsers>, keyof Parsers & string, CodeOf<Parsers[keyof Parsers]>> {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [name, parse] of Object.entries(parsers)) {
    const outcome = parse(typed[name as keyof Parsers & string]);
    if (outcome.ok) values[name] = outcome.value;
    else errors[name] = outcome.code;
  }
  return Object.keys(errors).length === 0
    ? { ok: true, value: values as FieldValues<Parsers> }
    : { ok: false, errors: errors as Partial<Record<keyof Parsers & string, CodeOf<Parsers[keyof Parsers]>>> };
}

/** A parser for a field that may be empty. Its value is undefined then. */
export function optional<T, Code extends string>(
  parse: FieldParser<T, Code>,
): FieldParser<T | undefined, Exclude<Code, 'required'>> {
  return (text) => {
    const outcome = parse(text);
    if (outcome.ok) return outcome;
    return outcome.code === 'required' ? done(undefined) : refused(outcome.code as Exclude<Code, 'required'>);
  };
}

/** Parses a box that has to be ticked, and the result of a check that the page fills in: refused when it is empty. */
export function parseTicked(text: string): Outcome<true, 'required'> {
  return text.trim() === '' ? refused('required') : done(true);
}
