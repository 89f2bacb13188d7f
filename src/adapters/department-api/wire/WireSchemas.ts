import { rulesOf, type KeyRules, type Part, type Schema, type Shape } from '#adapters/shape/shape.ts';
import { saidOf } from './Says.ts';

/** A wire class, for those who only describe it. */
export type WireShape = Shape;
export type WireSchema = Schema;

/** The schemas of wire classes, each under the name of its class, as a description of the API holds them. */
export class WireSchemas {
  readonly #schemas = new Map<string, Schema>();
  readonly #shapes = new Map<string, Shape>();

  /** A reference to the schema of a wire class, which is among `all` from then on. */
  of(shape: Shape): Schema {
    const name = nameOf(shape);
    const known = this.#shapes.get(name);
    if (known !== undefined && known !== shape) throw new Error(`two wire classes are called ${name}`);
    if (known === undefined) {
      this.#shapes.set(name, shape); // first, for a class may hold itself
      this.#schemas.set(name, this.#read(shape));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** In the order of their names. */
  get all(): Readonly<Record<string, Schema>> {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #read(shape: Shape): Schema {
    const rules = [...rulesOf(shape)];
    const properties = Object.fromEntries(rules.map(([key, rule]) => [key, this.#property(shape, key, rule)]));
    const required = rules.filter(([, { isOptional }]) => !isOptional).map(([key]) => key);
    return { type: 'object', ...(required.length > 0 && { required }), properties };
  }

  #property(shape: Shape, key: string, { isOptional, part, schema }: KeyRules): Schema {
    const said = part === undefined ? schema : this.#part(part);
    if (said === undefined) throw new Error(`nothing says what ${nameOf(shape)}.${key} is`);
    const description = saidOf(shape, key);
    return { ...(isOptional ? orNull(said) : said), ...(description !== undefined && { description }) };
  }

  #part(part: Part): Schema {
    const inner = 'type' in part ? this.of(part.type()) : this.#oneOf(part.tag, part.shapes());
    if (part.holding === 'one') return inner;
    return part.holding === 'list' ? { type: 'array', items: inner } : { type: 'object', additionalProperties: inner };
  }

  #oneOf(tag: string, shapes: Readonly<Record<string, Shape>>): Schema {
    const references = Object.entries(shapes).map(([name, shape]) => [name, this.of(shape)] as const);
    const mapping = Object.fromEntries(references.map(([name, { $ref }]) => [name, $ref]));
    return { oneOf: references.map(([, reference]) => reference), discriminator: { propertyName: tag, mapping } };
  }
}

/** `ContentItemWire` is `ContentItem`. A bundler may put a number behind a name that it meets twice. */
function nameOf({ name }: Shape): string {
  return name.replace(/(Wire)?(\$\d+)?$/, '');
}

/** What may be left out may be null as well, which means the same. */
function orNull({ type, enum: offered, ...rest }: Schema): Schema {
  if (type === undefined) return { anyOf: [rest, { type: 'null' }] };
  return {
    type: [type, 'null'].flat(),
    ...(Array.isArray(offered) && { enum: [...(offered as readonly unknown[]), null] }),
    ...rest,
  };
}
