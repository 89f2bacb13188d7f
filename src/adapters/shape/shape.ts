import { getMetadataStorage, ValidateBy, ValidateNested, validateSync, type ValidationError } from 'class-validator';

/** A class whose fields carry rules. */
export type Shape<T extends object = object> = new () => T;

export type ShapePath = readonly (string | number)[];

/** Why a value is not of its shape, and where. */
export interface ShapeFault {
  readonly path: ShapePath;
  readonly reason: string;
}

export type Fields = Readonly<Record<string, unknown>>;

interface Part {
  /** The shape of a value; undefined when there is none for it. */
  readonly shapeOf: (value: Fields) => Shape | undefined;
  readonly holding: 'one' | 'list' | 'map';
}

/** What each shape's keys hold; class-validator sees nested rules only in instances, which `hydrate` makes. */
const parts = new Map<object, Map<PropertyKey, Part>>();

export const MISSING = 'is missing';

/** A rule about one value: why it is not right, or undefined. */
export function Rule(reason: (value: unknown) => string | undefined): PropertyDecorator {
  return ValidateBy({
    name: 'rule',
    validator: {
      validate: (value) => reason(value) === undefined,
      defaultMessage: (failed) => reason(failed?.value) ?? '',
    },
  });
}

/** Keys and values of another shape. */
export function Inner(type: () => Shape): PropertyDecorator {
  return holds({ shapeOf: type, holding: 'one' }, (value) => (isFields(value) ? undefined : 'must be keys and values'));
}

/** One of several shapes: the one that the value's own key `tag` names. */
export function Either(tag: string, shapes: () => Readonly<Record<string, Shape>>): PropertyDecorator {
  const shapeOf = (value: Fields) => {
    const name = value[tag];
    return typeof name === 'string' && Object.hasOwn(shapes(), name) ? shapes()[name] : undefined;
  };
  return holds({ shapeOf, holding: 'one' }, (value) =>
    isFields(value) && shapeOf(value) !== undefined
      ? undefined
      : `must have a ${tag} of ${Object.keys(shapes()).join(', ')}`,
  );
}

/** A list of another shape. */
export function ListOf(type: () => Shape): PropertyDecorator {
  return holds({ shapeOf: type, holding: 'list' }, (value) =>
    Array.isArray(value) && value.every(isFields) ? undefined : 'must be a list of keys and values',
  );
}

/** Names of the author's choice, each with another shape; read as a `Map`. */
export function MapOf(type: () => Shape): PropertyDecorator {
  return holds({ shapeOf: type, holding: 'map' }, (value) =>
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
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const found = [...new Set(rules.map(({ propertyName }) => propertyName))];
  keys.set(type, found);
  return found;
}

const keys = new WeakMap<Shape, readonly string[]>();

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

function hydratePart(part: Part | undefined, value: unknown, knownOnly: boolean): unknown {
  if (part === undefined) return value;
  const one = (held: unknown) => {
    if (!isFields(held)) return held;
    const type = part.shapeOf(held);
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
