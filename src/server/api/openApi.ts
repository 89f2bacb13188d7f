import { API_SCOPES, isApiScope } from '#ports/ApiClients.ts';
import { ProblemWire } from '#adapters/department-api/wire/ProblemWire.ts';
import { WireSchemas } from '#adapters/department-api/wire/WireSchemas.ts';
import type { Access, Answer, Endpoint, Group } from './Endpoint.ts';
import { parameterOf } from './pathParameters.ts';
import type { ProblemCode } from './problemCodes.ts';
import { ProblemResponses, REQUEST_ID } from './problemResponses.ts';

type Json = Readonly<Record<string, unknown>>;

const GROUPS: Readonly<Record<Group, string>> = {
  access: 'How a program gets in.',
  sites: 'The sites of one server: whose domain is whose, and how each looks.',
  content: 'What sites publish, of every kind.',
  water: 'Reservoirs and areas of water use.',
  feedback: 'What visitors say of pages.',
  media: 'Pictures and files.',
  members: 'Closed for now: there are no members’ accounts yet.',
  service: 'About the API itself.',
};

const ABOUT = `The department's API: what its websites are made of, for its own programs and those of others.

**Getting in.** An operator makes a client (\`npm run api:client -- create\`) with the scopes that it needs. Its
credentials are exchanged for a token at \`/auth/access-token\`, and every other call carries it:
\`Authorization: Bearer …\`. The scopes are ${API_SCOPES.map((scope) => `\`${scope}\``).join(', ')}.

**Saying no.** Every error with a body is a problem (RFC 9457) with a \`code\` that never changes its meaning. Addresses
that are not here are \`notFound\`, methods that an address does not have \`methodNotAllowed\`. Each answer has an
\`X-Request-Id\`: the request's own if it brought one of 8 to 64 letters, digits, \`-\` and \`_\`.

**Reading on.** Names that a query or a body has and this description does not are passed over, and answers may have
more fields in time: read those you know. A field that may be left out may be null as well, which means the same.`;

/** The description of an API, OpenAPI 3.1. */
export function openApi(endpoints: readonly Endpoint[], basePath: string): Json {
  const schemas = new WireSchemas();
  const problems = new ProblemResponses();
  schemas.of(ProblemWire);
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method] = operation(endpoint, schemas, problems);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Thara API',
      version: '1',
      description: ABOUT,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: `${basePath}/api` }],
    tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.all,
      responses: problems.all,
      headers: { RequestId: REQUEST_ID },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const SECURITY_SCHEMES = {
  client: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a client, from `/auth/access-token`; what stands beside it is the scope that it needs.',
  },
  member: { type: 'http', scheme: 'bearer', description: 'The token of a member. Nobody has one yet.' },
};

function operation(endpoint: Endpoint, schemas: WireSchemas, problems: ProblemResponses): Json {
  const { name, group, summary, details, access, body, answer } = endpoint;
  const parameters = [
    ...parametersOf(endpoint.path).map(([part, { says, schema, example }]) => ({
      ...{ name: part, in: 'path', required: true, description: says, schema, example },
    })),
    ...(endpoint.query === undefined ? [] : schemas.parametersOf(endpoint.query)).map(({ name, ...parameter }) => ({
      ...{ name, in: 'query' },
      ...parameter,
    })),
    ...(answer.is === 'file' ? [RANGE, IF_NONE_MATCH] : []),
  ];
  return {
    operationId: name,
    tags: [group],
    summary,
    description: [whoMay(access), ...(details === undefined ? [] : [details])].join('\n\n'),
    security: securityOf(access),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: {
        required: body.isRequired,
        content: { 'application/json': { schema: schemas.of(body.shape), example: body.example } },
      },
    }),
    responses: { ...goodResponses(answer, schemas), ...problems.of(problemsOf(endpoint)) },
  };
}

function whoMay(access: Access): string {
  if (access === 'anybody') return 'For anybody, without a token.';
  if (access === 'client') return 'For every client.';
  return access === 'member' ? 'For members.' : `For clients with the scope \`${access}\`.`;
}

function securityOf(access: Access): readonly Json[] {
  if (access === 'anybody') return [];
  return access === 'member' ? [{ member: [] }] : [{ client: isApiScope(access) ? [access] : [] }];
}

function parametersOf(path: string) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, parameterOf(name)] as const);
}

/** All that an endpoint may say no with. */
function problemsOf({ path, access, query, body, answer, problems = [] }: Endpoint): readonly ProblemCode[] {
  const parts = parametersOf(path);
  const codes: readonly ProblemCode[] = [
    // An escape in a path that is no text is refused whatever the part is.
    ...(parts.length > 0 || query !== undefined || body !== undefined ? (['badRequest'] as const) : []),
    ...(access === 'anybody' ? [] : (['unauthorized', 'tooManyRequests'] as const)),
    ...(access === 'member' ? (['memberTokenRequired'] as const) : []),
    ...(isApiScope(access) ? (['scopeMissing'] as const) : []),
    ...(body === undefined ? [] : (['payloadTooLarge', 'unsupportedMediaType'] as const)),
    ...(answer.is === 'problem' || answer.is === 'description' ? [] : parts.map(([, { problem }]) => problem)),
    ...problems,
    ...(answer.is === 'description' ? [] : (['internalServerError', 'serviceUnavailable'] as const)),
  ];
  return [...new Set(codes)];
}

function goodResponses(answer: Answer, schemas: WireSchemas): Readonly<Record<string, Json>> {
  if (answer.is === 'problem') return {};
  const headers = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
  const description = answer.says;
  switch (answer.is) {
    case 'nothing':
      return { 204: { description, headers } };
    case 'json': {
      const json = { schema: schemas.of(answer.shape), example: answer.example };
      return { 200: { description, headers, content: { 'application/json': json } } };
    }
    case 'description':
      return { 200: { description, headers, content: { 'application/json': { schema: { type: 'object' } } } } };
    case 'file': {
      const content = { '*/*': {} };
      return {
        200: { description, headers: { ...headers, ...FILE_HEADERS }, content },
        206: { description: 'The part that was asked for.', headers: { ...headers, ...PART_HEADERS }, content },
        304: { description: 'The file is as it was.', headers: { ...headers, ...TAG_HEADERS } },
        416: { description: 'The file has no such part.', headers: { ...headers, ...RANGE_HEADERS } },
      };
    }
  }
}

const TEXT = { type: 'string' } as const;
const TAG_HEADERS = { ETag: { description: 'The name of the file.', required: true, schema: TEXT } };
const RANGE_HEADERS = { 'Content-Range': { description: 'Which bytes of how many.', required: true, schema: TEXT } };
const FILE_HEADERS = {
  ...TAG_HEADERS,
  'Accept-Ranges': {
    description: 'Whether parts can be had.',
    required: true,
    schema: { ...TEXT, enum: ['bytes', 'none'] },
  },
  'Content-Disposition': {
    description: 'Whether it may be shown.',
    required: true,
    schema: { ...TEXT, enum: ['inline', 'attachment'] },
  },
};
const PART_HEADERS = { ...FILE_HEADERS, ...RANGE_HEADERS };

const RANGE = {
  name: 'Range',
  in: 'header',
  description: 'The part that is wanted.',
  schema: { type: 'string' },
  example: 'bytes=0-1023',
};
const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The tag of a file that is there already.',
  schema: { type: 'string' },
};
