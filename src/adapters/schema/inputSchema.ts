import { MAX_EMAIL_LENGTH } from '#domain/forms/email.ts';
import type { InputField, InputFields, InputKind, InputValues } from '#domain/forms/inputField.ts';
import * as field from './field.ts';
import type { JsonSchema, SchemaClass } from './schema.ts';

interface Kind {
  /** Completes 'must be …'. */
  readonly expected: string;
  readonly jsonSchema: (field: InputField) => JsonSchema;
}

const DIGITS = { description: '9 or 10 digits. Thai digits, spaces and hyphens are accepted.' };

const KINDS: Readonly<Record<InputKind, Kind>> = {
  name: { expected: 'a name', jsonSchema: textSchema },
  subject: { expected: 'a subject', jsonSchema: textSchema },
  line: { expected: 'one line of text', jsonSchema: textSchema },
  text: { expected: 'a text', jsonSchema: textSchema },
  email: {
    expected: 'an e-mail address',
    jsonSchema: () => ({ maxLength: MAX_EMAIL_LENGTH, format: 'idn-email' }),
  },
  phone: { expected: 'a phone number', jsonSchema: () => DIGITS },
  fax: { expected: 'a fax number', jsonSchema: () => DIGITS },
  choice: {
    expected: 'one of the codes that are offered',
    jsonSchema: ({ codes }) => (codes === undefined ? { minLength: 1 } : { enum: codes }),
  },
};

/** The schema of fields that people fill in, for a posted form and for a body of the API: a class to be extended. */
export function inputSchema<Fields extends InputFields>(fields: Fields): SchemaClass<InputValues<Fields>> {
  class Inputs {}
  const target = Inputs.prototype as Readonly<Record<string, unknown>>;
  for (const [name, input] of Object.entries(fields)) {
    const { expected, jsonSchema } = KINDS[input.kind];
    field.parsed(input.parse, expected, jsonSchema(input))(target, name);
    if (input.isOptional) field.optional()(target, name);
  }
  return Inputs as SchemaClass<InputValues<Fields>>;
}

function textSchema({ maxLength }: InputField): JsonSchema {
  return { minLength: 1, ...(maxLength !== undefined && { description: `At most ${maxLength} characters.` }) };
}
