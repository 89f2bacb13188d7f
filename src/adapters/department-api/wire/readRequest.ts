import { readStrict, SchemaError } from '#adapters/schema/readSchema.ts';
import { fieldsOf, type SchemaClass } from '#adapters/schema/schema.ts';

// Requests are ours to define: a wrong value is an error, also where it is optional. Only unknown names are ignored, as
// the API's description promises, so that a newer client can call an older server.

/** Throws `SchemaError`. */
export function readBody<T extends object>(type: SchemaClass<T>, json: unknown): T {
  return readStrict(type, json, { unknownKeys: 'ignored' });
}

/** Throws `SchemaError`, also for a known name that is given twice. */
export function readQuery<T extends object>(type: SchemaClass<T>, query: URLSearchParams): T {
  const repeated = [...fieldsOf(type).keys()].filter((name) => query.getAll(name).length > 1);
  if (repeated.length > 0) throw new SchemaError(repeated.map((name) => ({ path: [name], reason: 'is given twice' })));
  return readStrict(type, Object.fromEntries(query), { fromText: true, unknownKeys: 'ignored' });
}
