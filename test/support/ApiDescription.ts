import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { PROBLEM_TYPE } from '#adapters/department-api/wire/ProblemWire.ts';

type Json = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly method: 'get' | 'post';
  /** `/site/view/{site}` */
  readonly path: string;
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Response>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Json;
  readonly example?: string;
}

interface Response {
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, Content>>;
}

interface Header {
  readonly required?: boolean;
  readonly schema: Json;
}

interface Content {
  readonly schema?: Json;
  readonly example?: unknown;
}

export interface ReceivedResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const METHODS = ['get', 'post'] as const;
/** Problem codes that any path may respond with. */
const ANYWHERE = ['notFound', 'methodNotAllowed', 'unauthorized', 'badRequest', 'tooManyRequests'];

/** The description of the API (OpenAPI 3.1), to check responses against. */
export class ApiDescription {
  readonly operations: readonly Operation[];
  readonly #ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #document: Json;

  constructor(document: Json) {
    this.#document = document;
    addFormats(this.#ajv);
    this.#ajv.addFormat('idn-email', /^[^\s@]+@[^\s@]+$/u); // addFormats knows ASCII addresses only
    this.#ajv.addSchema(document, 'api');
    const paths = Object.entries(document['paths'] as Readonly<Record<string, Json>>);
    this.operations = paths.flatMap(([path, item]) =>
      METHODS.filter((method) => method in item).map((method): Operation => {
        const operation = item[method] as Omit<Operation, 'method' | 'path'>;
        const responses = Object.entries(operation.responses).map(([status, response]) => [
          status,
          this.#responseOf(response as Json),
        ]);
        const described = { ...operation, parameters: (operation as Partial<Operation>).parameters ?? [] };
        return { ...described, method, path, responses: Object.fromEntries(responses) as Operation['responses'] };
      }),
    );
  }

  /** Differences between a value and a schema; empty when the value is valid. */
  faultsOf(schema: Json, value: unknown): readonly string[] {
    // References are always relative to the document.
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"api#/');
    const isRight = this.#compiled.get(text) ?? this.#ajv.compile(JSON.parse(text) as AnySchema);
    this.#compiled.set(text, isRight);
    return isRight(value) ? [] : (isRight.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message}`);
  }

  /** Differences between a response and the description. */
  errorsOfResponse(method: string, path: string, response: ReceivedResponse): readonly string[] {
    const request = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operation = this.operations.find((one) => one.method === request && matches(one.path, path));
    const isHead = method === 'HEAD';
    const faults = operation
      ? this.#faultsOf(operation.responses[String(response.status)], response, isHead)
      : this.#faultsOfUndescribed(response, isHead);
    return faults.map((fault) => `${method} ${path} responded with ${response.status}: ${fault}`);
  }

  #faultsOf(response: Response | undefined, received: ReceivedResponse, isHead: boolean): readonly string[] {
    if (response === undefined) return ['not described'];
    const body = isHead ? [] : this.#faultsOfBody(response, received);
    return [...this.#faultsOfHeaders(response, received), ...body];
  }

  #faultsOfHeaders({ headers = {} }: Response, given: ReceivedResponse): readonly string[] {
    return Object.entries(headers).flatMap(([name, { required, schema }]) => {
      const value = given.headers[name.toLowerCase()];
      if (value === undefined) return required === true ? [`no ${name}`] : [];
      const faults = this.faultsOf(schema, schema['type'] === 'integer' ? Number(value) : value);
      return faults.map((fault) => `${name}${fault}`);
    });
  }

  #faultsOfBody({ content }: Response, { headers, body }: ReceivedResponse): readonly string[] {
    if (content === undefined) return body === '' ? [] : ['a body that is not described'];
    const type = typeOf(headers);
    const described = content[type] ?? content['*/*'];
    if (described === undefined) return [`${type} is not described`];
    return described.schema === undefined ? [] : this.faultsOf(described.schema, JSON.parse(body));
  }

  #faultsOfUndescribed({ headers, body }: ReceivedResponse, isHead: boolean): readonly string[] {
    if (typeOf(headers) !== PROBLEM_TYPE) return ['not described'];
    if (isHead) return [];
    const problem = JSON.parse(body) as { readonly code?: string };
    if (!ANYWHERE.includes(problem.code ?? '')) return ['not described'];
    return this.faultsOf({ $ref: '#/components/schemas/Problem' }, problem);
  }

  #responseOf(value: Json): Response {
    const response = this.#resolve(value) as Response;
    const headers = Object.entries(response.headers ?? {}).map(([name, header]) => [
      name,
      this.#resolve(header as unknown as Json),
    ]);
    return { ...response, headers: Object.fromEntries(headers) as Readonly<Record<string, Header>> };
  }

  #resolve(value: Json): Json {
    const reference = value['$ref'];
    if (typeof reference !== 'string') return value;
    return reference
      .split('/')
      .slice(1)
      .reduce((found, key) => found[key] as Json, this.#document);
  }
}

function typeOf(headers: ReceivedResponse['headers']): string {
  const type = headers['content-type'];
  return typeof type === 'string' ? type.replace(/;.*/, '') : '';
}

function matches(template: string, path: string): boolean {
  const escaped = template.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${escaped}$`).test(path);
}
