import { expect } from 'chai';
import { emailField, nameField, phoneField } from '#domain/forms/commonFields.ts';
import { optionalField } from '#domain/forms/inputField.ts';
import type { CalendarDate } from '#domain/instant.ts';
import { WireSchemas } from '#adapters/department-api/wire/WireSchemas.ts';
import * as field from '#adapters/schema/field.ts';
import { inputSchema } from '#adapters/schema/inputSchema.ts';
import { readStrict, readTolerant, SchemaError, type FieldError } from '#adapters/schema/readSchema.ts';

class Gate {
  @field.text(5) readonly name!: string;
  @field.optional() @field.integer(1, 9) readonly order?: number;
}

class BigGate extends Gate {
  @field.oneOf('big') readonly size!: 'big';
}

class SmallGate extends Gate {
  @field.oneOf('small') readonly size!: 'small';
}

class Canal {
  @field.date() readonly opened!: CalendarDate;
  @field.boolean() readonly closed: boolean = false;
  @field.listOf(() => Gate) readonly gates!: readonly Gate[];
  @field.optional() @field.nested(() => Gate) readonly main?: Gate;
  @field.optional()
  @field.union('size', () => ({ big: BigGate, small: SmallGate }))
  readonly last?: BigGate | SmallGate;
  @field.optional() @field.mapOf(() => Gate) readonly byCode?: ReadonlyMap<string, Gate>;
}

const CANAL = { opened: '1904-05-06', gates: [{ name: 'north' }] };

describe('A schema read strictly', () => {
  it('returns a plain object with the known fields and default values, without nulls', () => {
    const byCode = { a: { name: 'a' } };
    const read = readStrict(Canal, { ...CANAL, main: null, last: { size: 'big', name: 'b' }, byCode });
    expect(read).to.deep.equal({
      ...CANAL,
      closed: false,
      last: { size: 'big', name: 'b' },
      byCode: new Map([['a', { name: 'a' }]]),
    });
    expect(Object.getPrototypeOf(read)).to.equal(Object.prototype);
  });

  it('reports every missing, wrong and unknown field together, with path and reason', () => {
    const wrong = {
      closed: 'no',
      gates: [{ name: 'south gate', order: 0, colour: 1 }, {}],
      last: { size: 'huge' },
      x: 1,
    };
    expect(errorsOf(() => readStrict(Canal, wrong))).to.have.members([
      'x is not a known key',
      'opened is missing',
      'closed must be true or false',
      'gates.0.colour is not a known key',
      'gates.0.name must be at most 5 characters',
      'gates.0.order must be a whole number from 1 to 9',
      'gates.1.name is missing',
      'last must have a size of big, small',
    ]);
  });

  it('reports a value that is not an object', () => {
    for (const value of [undefined, null, 'text', 7, []])
      expect(errorsOf(() => readStrict(Canal, value))).to.deep.equal(['must be keys and values']);
  });

  it('reads numbers and booleans from text where every value is text, and only there', () => {
    class Query {
      @field.integer(-5, 50) readonly page!: number;
      @field.boolean() readonly closed!: boolean;
    }
    const texts = { page: '-5', closed: 'true' };
    expect(readStrict(Query, texts, { fromText: true })).to.deep.equal({ page: -5, closed: true });
    expect(errorsOf(() => readStrict(Query, texts))).to.have.lengthOf(2);
    for (const page of ['', '05', '1.5', '1e1', '0x5', ' 5', '51', '५'])
      expect(
        errorsOf(() => readStrict(Query, { ...texts, page }, { fromText: true })),
        page,
      ).to.have.lengthOf(1);
  });

  it('gives an error the code of the parser that refused the value, and of a missing value', () => {
    const inputs = { name: nameField, email: optionalField(emailField), phone: optionalField(phoneField) };
    class Form extends inputSchema(inputs) {
      @field.optional() @field.oneOf('yes') readonly consent?: 'yes';
    }
    const read = (value: object) => readStrict(Form, value, { fromText: true, blankIsMissing: true });
    const codesOf = (value: object) => codes(() => read(value));
    expect(codesOf({ name: 'a'.repeat(101), email: 'x', phone: '๑๒', consent: 'no' })).to.deep.equal({
      name: 'tooLong',
      email: 'emailFormat',
      phone: 'phoneFormat',
      consent: undefined,
    });
    for (const value of [{}, { name: '' }, { name: ' \n' }, { name: null }])
      expect(codesOf({ email: '', ...value })).to.deep.equal({ name: 'required' });
    expect(codesOf({ name: ['a'] })).to.deep.equal({ name: undefined });
    expect(read({ name: ' Mary ', email: ' a@B.co', phone: '๐๘๑-2345678' })).to.deep.equal({
      name: 'Mary',
      email: 'a@b.co',
      phone: '0812345678',
    });
  });

  it('adds a hint where a number or a boolean is given as text', () => {
    const read = (value: object) => errorsOf(() => readStrict(Canal, value, { notTextHint: 'put it in quotes' }));
    expect(read({ ...CANAL, opened: 1904, gates: [{ name: true }] })).to.deep.equal([
      'opened must be text: put it in quotes',
      'gates.0.name must be text: put it in quotes',
    ]);
    expect(read({ ...CANAL, opened: [], gates: 1 })).to.deep.equal([
      'opened must be a date like 2026-09-01',
      'gates must be a list of keys and values',
    ]);
  });
});

describe('A schema read tolerantly', () => {
  const read = (value: object) => {
    const dropped: FieldError[] = [];
    const result = readTolerant(Canal, value, (error) => dropped.push(error));
    return { result, dropped: dropped.map(format) };
  };

  it('ignores unknown keys without a report', () => {
    const { result, dropped } = read({ ...CANAL, _id: 1, gates: [{ name: 'north', __v: 0 }] });
    expect(result).to.deep.equal({ ...CANAL, closed: false });
    expect(dropped).to.deep.equal([]);
  });

  it('drops and reports a wrong optional value, also one that is wrong only inside', () => {
    const { result, dropped } = read({
      ...CANAL,
      gates: [{ name: 'north', order: 'first' }],
      main: { order: 2 },
      last: { size: 'huge', name: 'c' },
      byCode: [],
    });
    expect(result).to.deep.equal({ ...CANAL, closed: false });
    expect(dropped).to.deep.equal([
      'gates.0.order must be a whole number from 1 to 9',
      'main.name is missing',
      'last must have a size of big, small',
      'byCode must be names with keys and values',
    ]);
  });

  it('reports a wrong required value as an error', () => {
    expect(errorsOf(() => read({ ...CANAL, gates: [{ order: 1 }] }))).to.deep.equal(['gates.0.name is missing']);
  });
});

describe('A schema as JSON Schema', () => {
  it('lists the fields of the class that it extends first, and null where a field is optional', () => {
    const schemas = new WireSchemas();
    schemas.of(BigGate);
    expect(schemas.all).to.deep.equal({
      BigGate: {
        type: 'object',
        required: ['name', 'size'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 5 },
          order: { type: ['integer', 'null'], minimum: 1, maximum: 9 },
          size: { type: 'string', enum: ['big'] },
        },
      },
    });
  });

  it('requires parameters of a query that have neither a default nor are optional', () => {
    const [opened, closed] = new WireSchemas().parametersOf(Canal);
    expect(opened).to.include({ name: 'opened', required: true });
    expect(closed).to.deep.include({ required: false, schema: { type: 'boolean', default: false } });
  });
});

function errorsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof SchemaError) return error.errors.map(format);
    throw error;
  }
  return [];
}

function codes(read: () => unknown): Readonly<Record<string, string | undefined>> {
  try {
    read();
  } catch (error) {
    if (error instanceof SchemaError)
      return Object.fromEntries(error.errors.map(({ path, code }) => [path.join('.'), code]));
    throw error;
  }
  return {};
}

function format({ path, reason }: FieldError): string {
  return `${path.join('.')} ${reason}`.trim();
}
