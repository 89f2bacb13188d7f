import { readStrict, SchemaError } from '#adapters/schema/readSchema.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import { HttpError } from '../../http/HttpError.ts';
import type { FormFields } from './readBody.ts';

/** Reads the fields of a posted form. Throws 400 when no page of ours sends such a form. */
export function readForm<T extends object>(type: SchemaClass<T>, fields: FormFields): T {
  try {
    return readStrict(type, fields, { fromText: true });
  } catch (cause) {
    if (!(cause instanceof SchemaError)) throw cause;
    throw new HttpError(400, { cause });
  }
}
