import { checkShape, isFields, keysOf, MISSING, Rule, type Schema, type Shape, type ShapeFault } from './shape.ts';

type Parse = (text: string) => unknown;

const parsers = new Map<object, Map<PropertyKey, Parse>>();

/** How many faults a message names. */
const FAULTS_TOLD = 5;

/** What was decoded is not of its shape. The message says where and why, and quotes nothing. */
export class ShapeError extends Error {
  constructor(faults: readonly ShapeFault[]) {
    const told = faults.slice(0, FAULTS_TOLD).map(({ path, reason }) => `${path.join('.')} ${reason}`);
    const more = faults.length - told.length;
    super(`${told.join('; ')}${more > 0 ? `; and ${more} more` : ''}`);
    this.name = 'ShapeError';
  }
}

/**
 * Text that a parser reads; what `decode` gives is what the parser made of it.
 *
 * @param schema what the parser asks of a text, as far as a schema can say it
 */
export function Parsed<T>(parse: (text: string) => T | undefined, expected: string, schema: Schema = {}) {
  const rule = Rule(
    (value) => {
      if (value === undefined) return MISSING;
      return typeof value === 'string' && parse(value) !== undefined ? undefined : `must be ${expected}`;
    },
    { type: 'string', ...schema },
  );
  return <Key extends PropertyKey>(target: { readonly [K in Key]?: T }, property: Key): void => {
    readWith(parse, target, property);
    rule(target, property as string);
  };
}

/** Text of any kind; what `decode` gives is what is left of it. */
export function Cleaned(clean: (text: string) => string, schema: Schema = {}): PropertyDecorator {
  const rule = Rule(
    (value) => (value === undefined ? MISSING : typeof value === 'string' ? undefined : 'must be text'),
    { type: 'string', ...schema },
  );
  return (target, property) => {
    readWith(clean, target, property);
    rule(target, property);
  };
}

function readWith(parse: Parse, target: object, property: PropertyKey): void {
  const known = parsers.get(target.constructor) ?? new Map<PropertyKey, Parse>();
  parsers.set(target.constructor, known.set(property, parse));
}

/**
 * Reads JSON as a shape, into plain objects that hold nothing but the shape's keys. Keys that the shape does not know
 * are passed over; a missing or ill-typed one throws `ShapeError`.
 */
export function decode<T extends object>(type: Shape<T>, json: unknown): T {
  if (!isFields(json)) throw new ShapeError([{ path: ['the whole'], reason: 'must be keys and values' }]);
  const { instance, faults } = checkShape(type, json, 'ignored');
  if (faults.length > 0) throw new ShapeError(faults);
  return plain(instance) as T;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map) return new Map([...value].map(([name, held]) => [name, plain(held)]));
  if (!isFields(value)) return value;
  const type = (Object.getPrototypeOf(value) as object).constructor as Shape;
  if (type === Object) return value;
  const read: Record<string, unknown> = {};
  for (const key of keysOf(type)) {
    const held = value[key];
    const parse = parserOf(type, key);
    if (held !== undefined) read[key] = parse === undefined ? plain(held) : parse(held as string);
  }
  return read;
}

function parserOf(type: object | null, key: string): Parse | undefined {
  return type === null
    ? undefined
    : (parsers.get(type)?.get(key) ?? parserOf(Object.getPrototypeOf(type) as object | null, key));
}
