import { STATUS_CODES } from 'node:http';
import { PROBLEM_TYPE } from '#adapters/department-api/wire/ProblemWire.ts';
import { PROBLEM_CODES, statusOfProblem, type ProblemCode } from './problemCodes.ts';

type Json = Readonly<Record<string, unknown>>;

/** A header of every response. */
export const REQUEST_ID: Json = {
  description: 'The id of the request in the log of the API.',
  required: true,
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
};

/** Headers of every response to a request that counts for a limit, among the components of the description. */
export const RATE_LIMIT_HEADERS: Json = {
  RateLimitPolicy: {
    description: 'The limit: `q` requests in `w` seconds.',
    required: true,
    schema: { type: 'string', pattern: '^"\\w+";q=\\d+;w=\\d+$' },
  },
  RateLimit: {
    description: 'What is left: `r` requests for the next `t` seconds.',
    required: true,
    schema: { type: 'string', pattern: '^"\\w+";r=\\d+;t=\\d+$' },
  },
};
/** References to them. */
export const RATE_HEADERS: Json = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
};

const SECONDS: Json = { description: 'Seconds.', required: true, schema: { type: 'integer', minimum: 1 } };
const CHALLENGE: Json = {
  description: 'The required authentication (RFC 6750).',
  required: true,
  schema: { type: 'string' },
};
const HEADERS: Readonly<Partial<Record<number, Json>>> = {
  401: { 'WWW-Authenticate': CHALLENGE },
  403: { 'WWW-Authenticate': CHALLENGE },
  429: { 'Retry-After': SECONDS, ...RATE_HEADERS },
  503: { 'Retry-After': SECONDS },
};

/** The responses with problems, by status, each named after its codes. */
export class ProblemResponses {
  readonly #responses = new Map<string, Json>();

  /** References to the responses of an endpoint that can have these problems. */
  of(codes: readonly ProblemCode[]): Readonly<Record<string, Json>> {
    const references = [...Map.groupBy(codes, statusOfProblem)].map(([status, ofStatus]) => {
      const name = ofStatus.join('.');
      this.#responses.set(name, problemResponse(status, ofStatus));
      return [String(status), { $ref: `#/components/responses/${name}` }] as const;
    });
    return Object.fromEntries(references);
  }

  /** Sorted by name. */
  get all(): Readonly<Record<string, Json>> {
    return Object.fromEntries([...this.#responses].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

function problemResponse(status: number, codes: readonly ProblemCode[]): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEM_CODES[code]}`).join('\n\n'),
    headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' }, ...HEADERS[status] },
    content: {
      [PROBLEM_TYPE]: {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', properties: { status: { const: status }, code: { enum: codes } } },
          ],
        },
        example: {
          type: 'about:blank',
          title: STATUS_CODES[status],
          status,
          code: codes[0],
          requestId: '0f7c7b1e-6d2a-4a0e-9c5d-3b8f1e2a4c6d',
        },
      },
    },
  };
}
