import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { MEDIA_NAME_SCHEMA } from '#adapters/department-api/wire/wireFields.ts';
import { SLUG_SCHEMA } from '#adapters/schema/field.ts';
import type { JsonSchema } from '#adapters/schema/schema.ts';
import type { ProblemCode } from './problemCodes.ts';

interface PathParameter {
  readonly says: string;
  readonly schema: JsonSchema;
  readonly example: string;
  /** What a value that is not one of these is refused with. */
  readonly problem: ProblemCode;
}

/** The parts of the API's paths that differ from call to call. */
const PATH_PARAMETERS: Readonly<Record<string, PathParameter>> = {
  site: {
    says: 'The id of a site; 0 and 9999 are none.',
    schema: { type: 'string' },
    example: '1001',
    problem: 'siteNotFound',
  },
  lang: { says: 'A language.', schema: { type: 'string', enum: LOCALES }, example: 'th', problem: 'badRequest' },
  kind: {
    says: 'A kind of content.',
    schema: { type: 'string', enum: CONTENT_KINDS },
    example: 'news',
    problem: 'badRequest',
  },
  slug: {
    says: 'The last part of the address of an item, or the id of a reservoir.',
    schema: SLUG_SCHEMA,
    example: 'new-dam',
    problem: 'badRequest',
  },
  name: {
    says: 'The name of a file, as it stands in what the API answers.',
    schema: MEDIA_NAME_SCHEMA,
    example: '0123456789abcdef0123456789abcdef-800w.webp',
    problem: 'mediaNotFound',
  },
  id: { says: 'The id of a profile.', schema: { type: 'string' }, example: '1', problem: 'badRequest' },
};

export function parameterOf(name: string): PathParameter {
  const parameter = PATH_PARAMETERS[name];
  if (parameter === undefined) throw new Error(`nothing says what :${name} is`);
  return parameter;
}
