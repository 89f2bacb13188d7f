import { readStrict, SchemaError } from '#adapters/schema/readSchema.ts';
import { isFields, type SchemaClass } from '#adapters/schema/schema.ts';
import { HttpError } from '../../http/HttpError.ts';

/** Reads a posted form. Throws 415 when the body is no form, 400 when no page of ours sends such a form. */
export function readForm<T extends object>(type: SchemaClass<T>, body: unknown): T {
  if (!isFields(body)) throw new HttpError(415);
  try {
    return readStrict(type, body, { fromText: true });
  } catch (cause) {
    if (!(cause instanceof SchemaError)) throw cause;
    throw new HttpError(400, { cause });
  }
}
