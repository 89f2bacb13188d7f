import { fieldsOf, type Field, type JsonSchema, type Nested, type SchemaClass } from '#adapters/schema/schema.ts';

/** A parameter of a query, as a description of the API writes it. */
export interface QueryParameter {
  readonly name: string;
  readonly required: boolean;
  readonly description: string | undefined;
  readonly schema: JsonSchema;
}

/** The JSON Schemas of wire classes, each under the name of its class, for the description of the API. */
export class WireSchemas {
  readonly #schemas = new Map<string, JsonSchema>();
  readonly #types = new Map<string, SchemaClass>();

  /** A reference to the schema of a wire class, which is among `all` from then on. */
  of(type: SchemaClass): JsonSchema {
    const name = nameOf(type);
    const known = this.#types.get(name);
    if (known !== undefined && known !== type) throw new Error(`two wire classes are called ${name}`);
    if (known === undefined) {
      this.#types.set(name, type); // before its fields are read, because a class may contain itself
      this.#schemas.set(name, this.#build(type));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  parametersOf(type: SchemaClass): readonly QueryParameter[] {
    const initial = new type() as Readonly<Record<string, unknown>>;
    return [...fieldsOf(type)].map(([name, field]) => ({
      name,
      required: field.isOptional !== true && initial[name] === undefined,
      description: field.description,
      schema: { ...this.#schemaOf(type, name, field), ...(initial[name] !== undefined && { default: initial[name] }) },
    }));
  }

  /** In the order of their names. */
  get all(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #build(type: SchemaClass): JsonSchema {
    const fields = [...fieldsOf(type)];
    const required = fields.filter(([, { isOptional }]) => !isOptional).map(([key]) => key);
    const properties = fields.map(([key, field]) => {
      const schema = this.#schemaOf(type, key, field);
      const { isOptional, description } = field;
      return [key, { ...(isOptional ? orNull(schema) : schema), ...(description !== undefined && { description }) }];
    });
    return {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(properties) as JsonSchema,
    };
  }

  #schemaOf(type: SchemaClass, key: string, { nested, jsonSchema }: Field): JsonSchema {
    const schema = nested === undefined ? jsonSchema : this.#nestedSchema(nested);
    if (schema === undefined) throw new Error(`${nameOf(type)}.${key} has no schema`);
    return schema;
  }

  #nestedSchema(nested: Nested): JsonSchema {
    const one = 'type' in nested ? this.of(nested.type()) : this.#unionOf(nested.tag, nested.options());
    if (nested.count === 'one') return one;
    return nested.count === 'list' ? { type: 'array', items: one } : { type: 'object', additionalProperties: one };
  }

  #unionOf(tag: string, options: Readonly<Record<string, SchemaClass>>): JsonSchema {
    const references = Object.entries(options).map(([name, type]) => [name, this.of(type)] as const);
    const mapping = Object.fromEntries(references.map(([name, { $ref }]) => [name, $ref]));
    return { oneOf: references.map(([, reference]) => reference), discriminator: { propertyName: tag, mapping } };
  }
}

/** `ContentItemWire` is `ContentItem`. A bundler may put a number behind a name that it meets twice. */
function nameOf({ name }: SchemaClass): string {
  return name.replace(/(Wire)?(\$\d+)?$/, '');
}

/** An optional field may also be null, with the same meaning. */
function orNull({ type, enum: offered, ...rest }: JsonSchema): JsonSchema {
  if (type === undefined) return { anyOf: [rest, { type: 'null' }] };
  return {
    type: [type, 'null'].flat(),
    ...(Array.isArray(offered) && { enum: [...(offered as readonly unknown[]), null] }),
    ...rest,
  };
}
