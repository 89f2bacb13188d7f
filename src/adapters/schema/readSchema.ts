import { validateSync } from 'class-validator';
import { fieldsOf, isFields, schemaOf, type Field, type Fields, type SchemaClass } from './schema.ts';

export type FieldPath = readonly (string | number)[];

/** Where a value does not follow its schema, and why. */
export interface FieldError {
  readonly path: FieldPath;
  readonly reason: string;
  /** Why, as a stable code: 'required' for a missing value, or the code of the parser that refused it. */
  readonly code?: string;
}

/** The number of errors that a message names. */
const MAX_REPORTED = 5;

/** A value does not follow its schema. Reasons quote no value that may be a secret. */
export class SchemaError extends Error {
  readonly errors: readonly FieldError[];

  constructor(errors: readonly FieldError[]) {
    const more = errors.length - MAX_REPORTED;
    const reported = errors.slice(0, MAX_REPORTED).map(({ path, reason }) => `${path.join('.')} ${reason}`.trim());
    super(`${reported.join('; ')}${more > 0 ? `; and ${more} more` : ''}`);
    this.name = 'SchemaError';
    this.errors = errors;
  }
}

export interface StrictOptions {
  /** Unknown keys are errors unless they are ignored. */
  readonly unknownKeys?: 'ignored';
  /** Every value is given as text: numbers and booleans are parsed. */
  readonly fromText?: true;
  /** Text without a visible character counts as missing: what a person leaves empty in a form is sent as ''. */
  readonly blankIsMissing?: true;
  /** A hint for an author who wrote a number or a boolean instead of text. */
  readonly notTextHint?: string;
}

/** Called with every wrong optional value that was dropped; `schema` is the class that was read. */
export type OnDropped = (error: FieldError, schema: SchemaClass) => void;

interface Reading extends StrictOptions {
  readonly onDropped?: (error: FieldError) => void;
}

/**
 * Reads input of our users or our own settings, into a plain object. Unknown keys and wrong values are errors. Throws
 * `SchemaError` with all of them.
 */
export function readStrict<T extends object>(type: SchemaClass<T>, value: unknown, options: StrictOptions = {}): T {
  return read(type, value, options);
}

/**
 * Reads input of another system, into a plain object. Unknown keys are ignored; a wrong value is dropped with the
 * nearest optional field that it belongs to, and reported. A wrong value that belongs to none throws `SchemaError`.
 */
export function readTolerant<T extends object>(
  type: SchemaClass<T>,
  value: unknown,
  onDropped: OnDropped = () => undefined,
): T {
  return read(type, value, { unknownKeys: 'ignored', onDropped: (error) => onDropped(error, type) });
}

function read<T extends object>(type: SchemaClass<T>, value: unknown, reading: Reading): T {
  if (!isFields(value)) throw new SchemaError([{ path: [], reason: 'must be keys and values' }]);
  const errors: FieldError[] = [];
  const result = readFields(type, value, [], reading, errors);
  if (errors.length > 0) throw new SchemaError(errors);
  return result as T;
}

function readFields(
  type: SchemaClass,
  value: Fields,
  path: FieldPath,
  reading: Reading,
  errors: FieldError[],
): Record<string, unknown> {
  const fields = fieldsOf(type);
  if (reading.unknownKeys !== 'ignored')
    for (const key of Object.keys(value))
      if (!fields.has(key)) errors.push({ path: [...path, key], reason: 'is not a known key' });

  const given = new type() as Record<string, unknown>;
  for (const [key, field] of fields) if (Object.hasOwn(value, key)) given[key] = valueOf(value[key], field, reading);
  const reasons = reasonsOf(given);

  const result: Record<string, unknown> = {};
  for (const [key, field] of fields) {
    const here = [...path, key];
    const wrong: FieldError[] = [];
    const reason = reasons.get(key);
    if (reason !== undefined) {
      const code = codeOf(given[key], field);
      const hinted = withHint(reason, given[key], field, reading);
      wrong.push({ path: here, reason: hinted, ...(code !== undefined && { code }) });
    }
    const read = reason === undefined ? convert(given[key], field, here, reading, wrong) : undefined;
    if (wrong.length === 0) {
      if (read !== undefined) result[key] = read;
    } else if (field.isOptional && reading.onDropped) {
      wrong.forEach(reading.onDropped);
    } else {
      errors.push(...wrong);
    }
  }
  return result;
}

function valueOf(value: unknown, { fromText }: Field, reading: Reading): unknown {
  if (value === null || (reading.blankIsMissing && typeof value === 'string' && value.trim() === '')) return undefined;
  return reading.fromText && fromText !== undefined && typeof value === 'string' ? fromText(value) : value;
}

/** Why class-validator refuses the fields of one object; nested ones are read by themselves. */
function reasonsOf(given: object): ReadonlyMap<string, string> {
  // A schema may have no fields at all, which class-validator would report as a class that it does not know.
  const found = validateSync(given, { forbidUnknownValues: false, stopAtFirstError: true });
  return new Map(
    found.map(({ property, constraints }) => [property, Object.values(constraints ?? {})[0] ?? 'is wrong']),
  );
}

function codeOf(value: unknown, field: Field): string | undefined {
  if (value === undefined) return 'required';
  return typeof value === 'string' ? field.codeOf?.(value) : undefined;
}

function withHint(reason: string, value: unknown, { isText }: Field, { notTextHint }: Reading): string {
  const isHelped = isText && (typeof value === 'number' || typeof value === 'boolean');
  return notTextHint !== undefined && isHelped ? `must be text: ${notTextHint}` : reason;
}

function convert(value: unknown, field: Field, path: FieldPath, reading: Reading, errors: FieldError[]): unknown {
  const { nested } = field;
  if (value === undefined) return undefined;
  if (nested === undefined) return field.convert === undefined ? value : field.convert(value as never);
  const readOne = (one: Fields, here: FieldPath) => {
    const type = schemaOf(nested, one);
    return type && readFields(type, one, here, reading, errors);
  };
  if (nested.count === 'one') return readOne(value as Fields, path);
  if (nested.count === 'list') return (value as Fields[]).map((one, index) => readOne(one, [...path, index]));
  const entries = Object.entries(value as Readonly<Record<string, Fields>>);
  return new Map(entries.map(([name, one]) => [name, readOne(one, [...path, name])]));
}
