import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { MEDIA_NAME_SCHEMA } from '#adapters/department-api/wire/wireFields.ts';
import { SLUG_SCHEMA } from '#adapters/schema/field.ts';
import type { JsonSchema } from '#adapters/schema/schema.ts';
import type { ProblemCode } from './problemCodes.ts';

interface PathParameter {
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example: string;
  /** The problem of an invalid value. */
  readonly problem: ProblemCode;
}

/** The parameters in the paths of the API. */
const PATH_PARAMETERS: Readonly<Record<string, PathParameter>> = {
  site: {
    description: 'The id of a site; 0 and 9999 are not valid.',
    schema: { type: 'string' },
    example: '1001',
    problem: 'siteNotFound',
  },
  lang: { description: 'A language.', schema: { type: 'string', enum: LOCALES }, example: 'th', problem: 'badRequest' },
  kind: {
    description: 'A kind of content.',
    schema: { type: 'string', enum: CONTENT_KINDS },
    example: 'news',
    problem: 'badRequest',
  },
  slug: {
    description: 'The last part of the address of an item, or the id of a reservoir.',
    schema: SLUG_SCHEMA,
    example: 'new-dam',
    problem: 'badRequest',
  },
  name: {
    description: 'The name of a file, from another response of the API.',
    schema: MEDIA_NAME_SCHEMA,
    example: '0123456789abcdef0123456789abcdef-800w.webp',
    problem: 'mediaNotFound',
  },
  id: { description: 'The id of a profile.', schema: { type: 'string' }, example: '1', problem: 'badRequest' },
};

export function parameterOf(name: string): PathParameter {
  const parameter = PATH_PARAMETERS[name];
  if (parameter === undefined) throw new Error(`no path parameter is described as :${name}`);
  return parameter;
}
