import { isURL } from 'class-validator';
import { mistakenBuddhistYear } from '#domain/buddhistEra.ts';
import { parseSlug, SLUG, SLUG_MAX_LENGTH, type Slug } from '#domain/content/slug.ts';
import { parseCalendarDate, parseInstant, type CalendarDate, type Instant } from '#domain/instant.ts';
import { isSafeLink } from '#domain/link.ts';
import { done, type Outcome } from '#domain/outcome.ts';
import { parseWholeWord, type WholeWord } from '#domain/site/wholeWord.ts';
import {
  addToField,
  defineField,
  isFields,
  makeOptional,
  schemaOf,
  type Field,
  type FieldDecorator,
  type JsonSchema,
  type Nested,
  type SchemaClass,
} from './schema.ts';

// The one vocabulary of schemas, imported as `* as field`. Each name has one meaning and carries its JSON Schema.

export const DATE_SCHEMA: JsonSchema = { type: 'string', format: 'date' };
export const SLUG_SCHEMA: JsonSchema = { type: 'string', pattern: SLUG.source, maxLength: SLUG_MAX_LENGTH };

const MAX_TEXT_LENGTH = 500;

/** May be missing. */
export function optional() {
  return makeOptional;
}

/** Explains a field whose name is not enough, in the API's description. */
export function description(text: string) {
  return (target: object, property: PropertyKey): void => {
    addToField(target, property, { description: text });
  };
}

/** Any value; it is read elsewhere. */
export function unknown(): FieldDecorator<unknown> {
  return (target, property) => {
    defineField<unknown>(() => undefined, {})(target, property);
    makeOptional(target, property);
  };
}

export function boolean(): FieldDecorator<boolean> {
  return defineField((value) => (typeof value === 'boolean' ? undefined : 'must be true or false'), {
    jsonSchema: { type: 'boolean' },
    fromText: (text) => (text === 'true' || text === 'false' ? text === 'true' : text),
  });
}

export function integer(min: number, max: number): FieldDecorator<number> {
  const fits = (value: unknown) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  return defineField((value) => (fits(value) ? undefined : `must be a whole number from ${min} to ${max}`), {
    jsonSchema: { type: 'integer', minimum: min, maximum: max },
    fromText: integerFromText,
  });
}

export function integerOneOf<const T extends number>(...offered: readonly T[]): FieldDecorator<T> {
  const reason = `must be one of ${offered.join(', ')}`;
  return defineField((value) => (offered.includes(value as T) ? undefined : reason), {
    jsonSchema: { type: 'integer', enum: offered },
    fromText: integerFromText,
  });
}

function integerFromText(text: string): unknown {
  return /^(0|-?[1-9]\d{0,15})$/.test(text) ? Number(text) : text;
}

export function decimal(min: number, max: number): FieldDecorator<number> {
  const fits = (value: unknown) => typeof value === 'number' && value >= min && value <= max;
  return defineField((value) => (fits(value) ? undefined : `must be a number from ${min} to ${max}`), {
    jsonSchema: { type: 'number', minimum: min, maximum: max },
  });
}

export function positiveDecimal(max: number): FieldDecorator<number> {
  const fits = (value: unknown) => typeof value === 'number' && value > 0 && value <= max;
  return defineField((value) => (fits(value) ? undefined : 'must be a number above 0'), {
    jsonSchema: { type: 'number', exclusiveMinimum: 0, maximum: max },
  });
}

/** A string of any content, also an empty one. */
export function string(): FieldDecorator<string> {
  return stringField(() => undefined, {});
}

/** Text for people: not blank, and at most `max` characters. */
export function text(max = MAX_TEXT_LENGTH): FieldDecorator<string> {
  return stringField(
    (value) => {
      if (value.trim() === '') return 'must not be empty';
      if (value.includes('\u0000')) return 'must not have the character U+0000';
      return Array.from(value).length > max ? `must be at most ${max} characters` : undefined;
    },
    { jsonSchema: { type: 'string', minLength: 1, maxLength: max } },
  );
}

/** @param expected completes 'must be …' */
export function pattern(regex: RegExp, expected: string): FieldDecorator<string> {
  return parsed((value) => (regex.test(value) ? value : undefined), expected, { pattern: regex.source });
}

/**
 * Text that a parser accepts, usually the domain's, so that a rule exists once; the value becomes what the parser
 * returns. A parser that returns an `Outcome` gives the field's error its code (`FieldError.code`).
 *
 * @param expected completes 'must be …'
 * @param jsonSchema the same rule, as far as JSON Schema can express it
 */
export function parsed<T>(
  parse: (text: string) => Outcome<T, string>,
  expected: string,
  jsonSchema?: JsonSchema,
): FieldDecorator<T>;
export function parsed<T>(
  // eslint-disable-next-line @typescript-eslint/unified-signatures -- from one signature, T would be the outcome itself
  parse: (text: string) => T | undefined,
  expected: string,
  jsonSchema?: JsonSchema,
): FieldDecorator<T>;
export function parsed(
  parse: (text: string) => unknown,
  expected: string,
  jsonSchema: JsonSchema = {},
): FieldDecorator<unknown> {
  const read = (text: string): Outcome<unknown, string> | undefined => {
    const result = parse(text);
    return result === undefined || isOutcome(result) ? result : done(result);
  };
  const reason = `must be ${expected}`;
  return stringField(
    (text) => (read(text)?.ok === true ? undefined : reason),
    {
      jsonSchema,
      convert: (text: string) => valueOf(read(text)),
      codeOf: (text) => {
        const result = read(text);
        return result?.ok === false ? result.code : undefined;
      },
    },
    reason,
  );
}

function isOutcome(value: unknown): value is Outcome<unknown, string> {
  return isFields(value) && typeof value['ok'] === 'boolean';
}

function valueOf(result: Outcome<unknown, string> | undefined): unknown {
  return result?.ok === true ? result.value : undefined;
}

export function oneOf<const T extends string>(...offered: readonly T[]): FieldDecorator<T> {
  return parsed((value) => offered.find((one) => one === value), `one of ${offered.join(', ')}`, { enum: offered });
}

/** A date of the calendar, without a time. */
export function date(): FieldDecorator<CalendarDate> {
  return gregorian(parseCalendarDate, 'a date like 2026-09-01', DATE_SCHEMA);
}

export function instant(): FieldDecorator<Instant> {
  return gregorian(parseInstant, 'a date and time like 2026-11-21T09:00:00+07:00', { format: 'date-time' });
}

/**
 * Text that begins with a date of the Gregorian calendar; a year of the Buddhist era is an error that names the right
 * one.
 *
 * @param expected completes 'must be …'
 */
export function gregorian<T>(
  parse: (text: string) => T | undefined,
  expected: string,
  jsonSchema: JsonSchema = {},
): FieldDecorator<T> {
  const reason = `must be ${expected}`;
  return stringField(
    (text) => buddhistYearError(text) ?? (parse(text) === undefined ? reason : undefined),
    { jsonSchema, convert: parse },
    reason,
  );
}

/** Why a date is refused that has a year of the Buddhist era; undefined when it has none. */
export function buddhistYearError(date: string): string | undefined {
  const year = mistakenBuddhistYear(date);
  return year && `${year.written} looks like the Buddhist era; write ${year.gregorian}`;
}

/** The last part of an item's address. */
export function slug(): FieldDecorator<Slug> {
  return parsed(parseSlug, 'a slug', SLUG_SCHEMA);
}

/** An address that may become a link. */
export function link(): FieldDecorator<string> {
  return parsed((value) => (isSafeLink(value) ? value : undefined), 'an address that is safe to follow', {
    description: 'A path of the site, or an address whose scheme is https, http, mailto or tel.',
  });
}

/** An address on another website. */
export function httpsUrl(): FieldDecorator<string> {
  const parse = (value: string) => (value.startsWith('https://') && URL.canParse(value) ? value : undefined);
  return parsed(parse, 'an address that begins with https://', { format: 'uri', pattern: '^https://' });
}

/** The address of another website, whose server may have no certificate, as inside a department's network. */
export function webUrl(): FieldDecorator<string> {
  const parse = (value: string) => (/^https?:\/\//.test(value) && URL.canParse(value) ? value : undefined);
  return parsed(parse, 'an address that begins with https:// or http://', { format: 'uri', pattern: '^https?://' });
}

/** An HTTP address of any network: a host inside a department often has no public name. */
export function serviceUrl(): FieldDecorator<string> {
  const options = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };
  const parse = (value: string) => (isURL(value, options) ? value : undefined);
  return parsed(parse, 'an address like https://api.example.go.th', { format: 'uri' });
}

export function strings(): FieldDecorator<readonly string[]> {
  return list(isString, 'texts', { type: 'string' });
}

/** A list of strings; none is empty, and none occurs twice. */
export function distinctStrings(): FieldDecorator<readonly string[]> {
  return defineField(
    (value) => {
      if (!Array.isArray(value) || !value.every((item) => isString(item) && item !== ''))
        return 'must be a list of texts';
      const twice = (value as string[]).find((item, index) => value.indexOf(item) !== index);
      return twice === undefined ? undefined : `names ${twice} twice`;
    },
    { jsonSchema: { type: 'array', items: { type: 'string', minLength: 1 }, uniqueItems: true } },
  );
}

export function integers(): FieldDecorator<readonly number[]> {
  return list(Number.isSafeInteger, 'whole numbers', { type: 'integer' });
}

/** Decimal numbers of at least 0, with null for those that are missing. */
export function figures(): FieldDecorator<readonly (number | null)[]> {
  const isFigure = (value: unknown) =>
    value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0);
  return list(isFigure, 'figures', { type: ['number', 'null'], minimum: 0 });
}

export function dates(): FieldDecorator<readonly CalendarDate[]> {
  const isDate = (value: unknown) =>
    isString(value) && mistakenBuddhistYear(value) === undefined && parseCalendarDate(value) !== undefined;
  return list(isDate, 'dates', DATE_SCHEMA);
}

/** Words of a site's lexicon. */
export function wholeWords(): FieldDecorator<readonly WholeWord[]> {
  const isWord = (value: unknown) => isString(value) && parseWholeWord(value) !== undefined;
  return list(isWord, 'Thai words or English names of 2 to 40 letters', {
    type: 'string',
    minLength: 2,
    maxLength: 40,
  });
}

export function subsetOf<const T extends string>(...offered: readonly T[]): FieldDecorator<readonly T[]> {
  const isOffered = (value: unknown) => offered.includes(value as T);
  return list(isOffered, offered.join(', '), { type: 'string', enum: offered });
}

/** Names with texts, `{ category: floods }`. */
export function stringMap(): FieldDecorator<Readonly<Record<string, string>>> {
  const fits = (value: unknown) => isFields(value) && Object.values(value).every(isString);
  return defineField((value) => (fits(value) ? undefined : 'must be names with texts'), {
    jsonSchema: { type: 'object', additionalProperties: { type: 'string' } },
  });
}

/** Keys and values of another schema. */
export function nested<T extends object>(type: () => SchemaClass<T>): FieldDecorator<T> {
  return nestedField({ type, count: 'one' }, isFields, 'must be keys and values');
}

export function listOf<T extends object>(type: () => SchemaClass<T>): FieldDecorator<readonly T[]> {
  const isList = (value: unknown) => Array.isArray(value) && value.every(isFields);
  return nestedField({ type, count: 'list' }, isList, 'must be a list of keys and values');
}

/** Names of the author's choice, each with keys and values of another schema; read as a `Map`. */
export function mapOf<T extends object>(type: () => SchemaClass<T>): FieldDecorator<ReadonlyMap<string, T>> {
  const isMap = (value: unknown) => isFields(value) && Object.values(value).every(isFields);
  return nestedField({ type, count: 'map' }, isMap, 'must be names with keys and values');
}

/** A discriminated union: the value's own key `tag` names its schema. */
export function union<Options extends Readonly<Record<string, SchemaClass>>>(
  tag: string,
  options: () => Options,
): FieldDecorator<InstanceType<Options[keyof Options]>> {
  const nested = { tag, options, count: 'one' } as const;
  return defineField(
    (value) =>
      isFields(value) && schemaOf(nested, value) !== undefined
        ? undefined
        : `must have a ${tag} of ${Object.keys(options()).join(', ')}`,
    { nested },
  );
}

function stringField<T>(
  findError: (value: string) => string | undefined,
  field: Field,
  notString = 'must be text',
): FieldDecorator<T> {
  return defineField((value) => (isString(value) ? findError(value) : notString), {
    isText: true,
    ...field,
    jsonSchema: { type: 'string', ...field.jsonSchema },
  });
}

function list<T>(isItem: (value: unknown) => boolean, name: string, items: JsonSchema): FieldDecorator<readonly T[]> {
  const fits = (value: unknown) => Array.isArray(value) && value.every(isItem);
  return defineField((value) => (fits(value) ? undefined : `must be a list of ${name}`), {
    jsonSchema: { type: 'array', items },
  });
}

function nestedField<T>(nested: Nested, fits: (value: unknown) => boolean, reason: string): FieldDecorator<T> {
  return defineField((value) => (fits(value) ? undefined : reason), { nested });
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
