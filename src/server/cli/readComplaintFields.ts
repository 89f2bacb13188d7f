import { complaintFields, type ComplaintFields } from '#domain/complaints/complaint.ts';
import { inputSchema } from '#adapters/schema/inputSchema.ts';
import { readStrict, SchemaError } from '#adapters/schema/readSchema.ts';

class FieldsFile extends inputSchema(complaintFields) {}

/** The fields of a complaint, from JSON that an operator wrote. Throws an error that names each wrong field. */
export function readComplaintFields(text: string): ComplaintFields {
  try {
    return readStrict(FieldsFile, JSON.parse(text));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new Error(`the fields are no JSON: ${cause.message}`, { cause });
    if (!(cause instanceof SchemaError)) throw cause;
    throw new Error(cause.errors.map(({ path, reason }) => `${path.join('.')} ${reason}`).join('\n'), { cause });
  }
}
