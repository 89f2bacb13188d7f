import { IsOptional, ValidateBy } from 'class-validator';

/** A class whose fields are decorated with the vocabulary of `field.ts`. */
export type SchemaClass<T extends object = object> = new () => T;

export type Fields = Readonly<Record<string, unknown>>;

/** JSON Schema, of the dialect 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schema of a nested value: always the same one, or the one that the value's own key `tag` names. */
type NestedSchema =
  | { readonly type: () => SchemaClass }
  | { readonly tag: string; readonly options: () => Readonly<Record<string, SchemaClass>> };

export type Nested = NestedSchema & { readonly count: 'one' | 'list' | 'map' };

/** What is known of a field besides its class-validator rules, which do the checking. */
export interface Field {
  /** Absent only for nested values, whose classes have schemas of their own, and for `unknown`. */
  readonly jsonSchema?: JsonSchema;
  readonly nested?: Nested;
  readonly isText?: true;
  readonly isOptional?: true;
  readonly description?: string;
  /**
   * Parses text when every value is given as text (settings, queries, forms). Text that cannot be parsed stays text.
   */
  readonly fromText?: (text: string) => unknown;
  /** The stable code of the reason why a value of the right type is wrong; undefined when the field has none. */
  readonly codeOf?: (value: string) => string | undefined;
  /** Converts a valid value to the value that the caller gets. */
  readonly convert?: (value: never) => unknown;
}

/** Decorates only properties of a type that its values have. */
export type FieldDecorator<T> = <Key extends PropertyKey>(
  target: { readonly [K in Key]?: T | null },
  property: Key,
) => void;

const ownFields = new Map<object, Map<string, Field>>();
const allFields = new WeakMap<object, ReadonlyMap<string, Field>>();

/** @param findError why a value is wrong, or undefined; a missing value never gets here */
export function defineField<T>(findError: (value: unknown) => string | undefined, field: Field): FieldDecorator<T> {
  const reasonAgainst = (value: unknown) => (value === undefined ? 'is missing' : findError(value));
  const validate = ValidateBy({
    name: 'field',
    validator: {
      validate: (value) => reasonAgainst(value) === undefined,
      defaultMessage: (failed) => reasonAgainst(failed?.value) ?? '',
    },
  });
  return (target, property) => {
    addToField(target, property, field);
    validate(target, property as string);
  };
}

/** The field may be missing, or null, which means the same. */
export function makeOptional(target: object, property: PropertyKey): void {
  addToField(target, property, { isOptional: true });
  IsOptional()(target, property as string);
}

export function addToField(target: object, property: PropertyKey, part: Field): void {
  const own = ownFields.get(target.constructor) ?? new Map<string, Field>();
  ownFields.set(target.constructor, own);
  own.set(String(property), { ...own.get(String(property)), ...part });
}

/** The fields of a schema by key, those of the class that it extends first. */
export function fieldsOf(type: SchemaClass): ReadonlyMap<string, Field> {
  const known = allFields.get(type);
  if (known !== undefined) return known;
  const parent = Object.getPrototypeOf(type) as SchemaClass;
  const inherited = typeof parent.prototype === 'object' ? fieldsOf(parent) : [];
  const fields = new Map([...inherited, ...(ownFields.get(type) ?? [])]);
  allFields.set(type, fields);
  return fields;
}

/** The schema of a nested value; undefined when its tag names none. */
export function schemaOf(nested: Nested, value: Fields): SchemaClass | undefined {
  if ('type' in nested) return nested.type();
  const name = value[nested.tag];
  return typeof name === 'string' && Object.hasOwn(nested.options(), name) ? nested.options()[name] : undefined;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
