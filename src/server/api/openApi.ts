import { API_SCOPES, isApiScope } from '#ports/ApiClients.ts';
import { ProblemWire } from '#adapters/department-api/wire/ProblemWire.ts';
import { WireSchemas } from '#adapters/department-api/wire/WireSchemas.ts';
import type { Access, Body, EndpointResponse, Endpoint, Group } from './Endpoint.ts';
import { parameterOf } from './pathParameters.ts';
import type { ProblemCode } from './problemCodes.ts';
import { ProblemResponses, RATE_HEADERS, RATE_LIMIT_HEADERS, REQUEST_ID } from './problemResponses.ts';

type Json = Readonly<Record<string, unknown>>;

const GROUPS: Readonly<Record<Group, string>> = {
  access: 'Access tokens.',
  sites: 'The sites of one server: their domains, details and layouts.',
  content: 'Published content of every kind.',
  water: 'Reservoirs and areas of water use.',
  feedback: 'Feedback of visitors on pages.',
  inbox: 'What visitors send to the department, with files.',
  complaints: 'Complaints that people file, follow and end.',
  complaintsDesk: 'Complaints, for the people who work on them. Each client belongs to one of them, and to a site.',
  tips: 'Tips and reports of misconduct, which only their readers can open.',
  media: 'Pictures and files.',
  members: 'Accounts of members, their sessions, profiles and newsletter choices.',
  service: 'About the API itself.',
};

const ABOUT = `The department's API: the data of its websites, for its own programs and for others.

**Access.** An operator creates a client (\`npm run api:client -- create\`) with the scopes that it needs. Its
credentials are exchanged for a token at \`/auth/access-token\`, and every other request contains it:
\`Authorization: Bearer …\`. The scopes are ${API_SCOPES.map((scope) => `\`${scope}\``).join(', ')}.

**Errors.** Every error with a body is a problem (RFC 9457) with a \`code\` whose meaning never changes. Unknown addresses
are \`notFound\`, unknown methods of an address \`methodNotAllowed\`. Each response has an \`X-Request-Id\`: that of the
request if it has one of 8 to 64 letters, digits, \`-\` and \`_\`.

**Limits.** \`RateLimit-Policy\` and \`RateLimit\` (draft-ietf-httpapi-ratelimit-headers-10) say how many requests a client
may send in how many seconds, and how many are left. Above that, responses are \`tooManyRequests\`.

**Compatibility.** Unknown names in a query or a body are ignored, and later versions may add fields to responses: ignore
those that you do not know. An optional field may also be null, which means the same.`;

/** The API description (OpenAPI 3.1). */
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
      headers: { RequestId: REQUEST_ID, ...RATE_LIMIT_HEADERS },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const SECURITY_SCHEMES = {
  client: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a client, from `/auth/access-token`, with the required scope.',
  },
  member: { type: 'http', scheme: 'bearer', description: 'The token of a member’s session.' },
};

function operation(endpoint: Endpoint, schemas: WireSchemas, problems: ProblemResponses): Json {
  const { name, group, summary, details, access, body, response } = endpoint;
  const parameters = [
    ...parametersOf(endpoint.path).map(([part, { description, schema, example }]) => ({
      ...{ name: part, in: 'path', required: true, description: description, schema, example },
    })),
    ...(endpoint.query === undefined ? [] : schemas.parametersOf(endpoint.query)).map(({ name, ...parameter }) => ({
      ...{ name, in: 'query' },
      ...parameter,
    })),
    ...(response.type === 'file' ? [RANGE] : []),
    ...(isTagged(response) ? [IF_NONE_MATCH] : []),
  ];
  return {
    operationId: name,
    tags: [group],
    summary,
    description: [accessText(access), ...(details === undefined ? [] : [details])].join('\n\n'),
    security: securityOf(access),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: requestBody(body, schemas) }),
    responses: { ...successResponses(endpoint, schemas), ...problems.of(problemsOf(endpoint)) },
  };
}

function requestBody(body: Body, schemas: WireSchemas): Json {
  if ('type' in body) return { required: true, content: { [body.type]: {} } };
  const json = { schema: schemas.of(body.schema), example: body.example };
  return { required: body.isRequired, content: { 'application/json': json } };
}

function accessText(access: Access): string {
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

/** All problems of an endpoint. */
function problemsOf({ path, access, query, body, response, problems = [] }: Endpoint): readonly ProblemCode[] {
  const parts = parametersOf(path);
  const codes: readonly ProblemCode[] = [
    // A malformed escape in a path is refused for every parameter.
    ...(parts.length > 0 || query !== undefined || body !== undefined ? (['badRequest'] as const) : []),
    ...(access === 'anybody' ? [] : (['unauthorized', 'tooManyRequests'] as const)),
    ...(access === 'member' ? (['memberTokenRequired'] as const) : []),
    ...(isApiScope(access) ? (['scopeMissing'] as const) : []),
    ...(body === undefined ? [] : (['unsupportedMediaType'] as const)),
    ...(body === undefined || 'type' in body ? [] : (['payloadTooLarge'] as const)),
    ...(response.type === 'problem' || response.type === 'description' ? [] : parts.map(([, { problem }]) => problem)),
    ...problems,
    ...(response.type === 'description' ? [] : (['internalServerError', 'serviceUnavailable'] as const)),
  ];
  return [...new Set(codes)];
}

function isTagged(response: EndpointResponse): boolean {
  return response.type === 'file' || (response.type === 'json' && response.isTagged === true);
}

function successResponses(endpoint: Endpoint, schemas: WireSchemas): Readonly<Record<string, Json>> {
  const { response, isPaged } = endpoint;
  if (response.type === 'problem') return {};
  const headers = {
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    ...(endpoint.problems?.includes('tooManyRequests') === true || endpoint.access !== 'anybody' ? RATE_HEADERS : {}),
  };
  const description = response.description;
  switch (response.type) {
    case 'nothing':
      return { 204: { description, headers } };
    case 'json': {
      const json = { schema: schemas.of(response.schema), example: response.example };
      if (response.isTagged !== true) return { 200: { description, headers, content: { 'application/json': json } } };
      const tagged = { ...headers, ...TAG_HEADERS };
      return {
        200: {
          description,
          headers: { ...tagged, ...(isPaged && LINK_HEADERS) },
          content: { 'application/json': json },
        },
        304: { description: 'The client has the same already.', headers: tagged },
      };
    }
    case 'description':
      return { 200: { description, headers, content: { 'application/json': { schema: { type: 'object' } } } } };
    case 'file': {
      const content = { '*/*': {} };
      return {
        200: { description, headers: { ...headers, ...FILE_HEADERS }, content },
        206: { description: 'The requested part.', headers: { ...headers, ...PART_HEADERS }, content },
        304: { description: 'The file has not changed.', headers: { ...headers, ...TAG_HEADERS } },
        416: { description: 'The file has no such part.', headers: { ...headers, ...RANGE_HEADERS } },
      };
    }
  }
}

const TEXT = { type: 'string' } as const;
const TAG_HEADERS = {
  ETag: { description: 'Entity tag: another content has another one.', required: true, schema: TEXT },
};
const LINK_HEADERS = {
  Link: { description: 'The next page of the list, if it has one, as `rel="next"` (RFC 8288).', schema: TEXT },
};
const RANGE_HEADERS = {
  'Content-Range': { description: 'Range and total number of bytes.', required: true, schema: TEXT },
};
const FILE_HEADERS = {
  ...TAG_HEADERS,
  'Accept-Ranges': {
    description: 'Whether ranges are supported.',
    required: true,
    schema: { ...TEXT, enum: ['bytes', 'none'] },
  },
  'Content-Disposition': {
    description: 'Whether a browser shows the file.',
    required: true,
    schema: { ...TEXT, enum: ['inline', 'attachment'] },
  },
};
const PART_HEADERS = { ...FILE_HEADERS, ...RANGE_HEADERS };

const RANGE = {
  name: 'Range',
  in: 'header',
  description: 'The wanted part.',
  schema: { type: 'string' },
  example: 'bytes=0-1023',
};
const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The entity tag of what the client has.',
  schema: { type: 'string' },
};
