import {
  getMetadataStorage,
  ValidateBy,
  ValidateNested,
  validateSync,
  ValidationTypes,
  type ValidationError,
} from 'class-validator';

/** A class whose fields carry rules. */
export type Shape<T extends object = object> = new () => T;

export type ShapePath = readonly (string | number)[];

/** Why a value is not of its shape, and where. */
export interface ShapeFault {
  readonly path: ShapePath;
  readonly reason: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** JSON Schema, of the dialect 2020-12. */
export type Schema = Readonly<Record<string, unknown>>;

/** One shape, or several by what the value's own key `tag` names. */
type Held =
  { readonly type: () => Shape } | { readonly tag: string; readonly shapes: () => Readonly<Record<string, Shape>> };

/** What a key holds whose values have shapes themselves. */
export type Part = Held & { readonly holding: 'one' | 'list' | 'map' };

/** What a shape says of one of its keys: a part, or the schema that its rule was given. */
export interface KeyRules {
  readonly isOptional: boolean;
  readonly part: Part | undefined;
  readonly schema: Schema | undefined;
}

/** What each shape's keys hold; class-validator sees nested rules only in instances, which `hydrate` makes. */
const parts = new Map<object, Map<PropertyKey, Part>>();

export const MISSING = 'is missing';

/**
 * A rule about one value: why it is not right, or undefined.
 *
 * @param schema the same, as far as a schema can say it, for those who are told of the shape
 */
export function Rule(reason: (value: unknown) => string | undefined, schema?: Schema): PropertyDecorator {
  return ValidateBy({
    name: 'rule',
    constraints: [schema],
    validator: {
      validate: (value) => reason(value) === undefined,
      defaultMessage: (failed) => reason(failed?.value) ?? '',
    },
  });
}

/** Keys and values of another shape. */
export function Inner(type: () => Shape): PropertyDecorator {
  return holds({ type, holding: 'one' }, (value) => (isFields(value) ? undefined : 'must be keys and values'));
}

/** One of several shapes: the one that the value's own key `tag` names. */
export function Either(tag: string, shapes: () => Readonly<Record<string, Shape>>): PropertyDecorator {
  const part = { tag, shapes, holding: 'one' } as const;
  return holds(part, (value) =>
    isFields(value) && shapeOf(part, value) !== undefined
      ? undefined
      : `must have a ${tag} of ${Object.keys(shapes()).join(', ')}`,
  );
}

/** A list of another shape. */
export function ListOf(type: () => Shape): PropertyDecorator {
  return holds({ type, holding: 'list' }, (value) =>
    Array.isArray(value) && value.every(isFields) ? undefined : 'must be a list of keys and values',
  );
}

/** Names of the author's choice, each with another shape; read as a `Map`. */
export function MapOf(type: () => Shape): PropertyDecorator {
  return holds({ type, holding: 'map' }, (value) =>
    value instanceof Map && [...value.values()].every(isFields) ? undefined : 'must be names with keys and values',
  );
}

/** Reads keys and values as a shape, with everything in it that breaks a rule. Null means left out. */
export function checkShape<T extends object>(
  type: Shape<T>,
  value: Fields,
  unknownKeys: 'refused' | 'ignored',
): { readonly instance: T; readonly faults: readonly ShapeFault[] } {
  const instance = hydrate(type, value, unknownKeys === 'ignored') as T;
  // A shape may know no keys at all, which class-validator would take for a class it never heard of.
  const errors = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false });
  return { instance, faults: errors.flatMap((error) => faultsOf(error, [])) };
}

/** The keys that a shape has rules for. */
export function keysOf(type: Shape): readonly string[] {
  const known = keys.get(type);
  if (known !== undefined) return known;
  const found = [...new Set(rulesIn(type).map(({ propertyName }) => propertyName))];
  keys.set(type, found);
  return found;
}

/** What a shape says of each of its keys. */
export function rulesOf(type: Shape): ReadonlyMap<string, KeyRules> {
  const rules = rulesIn(type);
  const rulesOfKey = (key: string): KeyRules => {
    const own = rules.filter(({ propertyName }) => propertyName === key);
    const [schema] = own.filter((rule) => rule.type === CUSTOM).flatMap((rule) => rule.constraints as Schema[]);
    return { isOptional: own.some((rule) => rule.type === OPTIONAL), part: partOf(type, key), schema };
  };
  return new Map(keysOf(type).map((key) => [key, rulesOfKey(key)]));
}

function rulesIn(type: Shape) {
  return getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
}

const keys = new WeakMap<Shape, readonly string[]>();

const { CUSTOM_VALIDATION: CUSTOM, CONDITIONAL_VALIDATION: OPTIONAL } = ValidationTypes;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Map);
}

function holds(part: Part, reason: (value: unknown) => string | undefined): PropertyDecorator {
  return (target, property) => {
    const known = parts.get(target.constructor) ?? new Map<PropertyKey, Part>();
    parts.set(target.constructor, known.set(property, part));
    Rule((value) => (value === undefined ? MISSING : reason(value)))(target, property);
    ValidateNested()(target, property);
  };
}

function hydrate(type: Shape, value: Fields, knownOnly: boolean): object {
  const instance = new type();
  const read = knownOnly ? keysOf(type).filter((key) => Object.hasOwn(value, key)) : Object.keys(value);
  for (const key of read) {
    const given = value[key];
    const held = given === null ? undefined : hydratePart(partOf(type, key), given, knownOnly);
    // Assigning to a key called __proto__ would do something else.
    Object.defineProperty(instance, key, { value: held, enumerable: true, writable: true, configurable: true });
  }
  return instance;
}

function partOf(type: object | null, key: string): Part | undefined {
  return type === null
    ? undefined
    : (parts.get(type)?.get(key) ?? partOf(Object.getPrototypeOf(type) as object | null, key));
}

/** The shape of a value; undefined when there is none for it. */
function shapeOf(held: Held, value: Fields): Shape | undefined {
  if ('type' in held) return held.type();
  const name = value[held.tag];
  return typeof name === 'string' && Object.hasOwn(held.shapes(), name) ? held.shapes()[name] : undefined;
}

function hydratePart(part: Part | undefined, value: unknown, knownOnly: boolean): unknown {
  if (part === undefined) return value;
  const one = (held: unknown) => {
    if (!isFields(held)) return held;
    const type = shapeOf(part, held);
    return type === undefined ? held : hydrate(type, held, knownOnly);
  };
  if (part.holding === 'one') return one(value);
  if (part.holding === 'list') return Array.isArray(value) ? value.map(one) : value;
  return isFields(value) ? new Map(Object.entries(value).map(([name, held]) => [name, one(held)])) : value;
}

function faultsOf(error: ValidationError, path: ShapePath): readonly ShapeFault[] {
  const inList = /^\d+$/.test(error.property);
  const here = [...path, inList ? Number(error.property) : error.property];
  const { rule, whitelistValidation, nestedValidation, ...other } = error.constraints ?? {};
  const reason =
    whitelistValidation === undefined ? (rule ?? Object.values(other)[0] ?? nestedValidation) : 'is not a known key';
  const own = reason === undefined ? [] : [{ path: here, reason }];
  return rule !== undefined ? own : [...own, ...(error.children ?? []).flatMap((child) => faultsOf(child, here))];
}
