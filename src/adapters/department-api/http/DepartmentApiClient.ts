import { PROBE_DEADLINE_MS } from '#domain/session/outage.ts';
import type { Readable } from 'node:stream';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { Clock } from '#ports/Clock.ts';
import { TooOften } from '#ports/TooOften.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { OnDropped } from '#adapters/schema/readSchema.ts';
import { AuthorisedConnection, type AuthorisedRequest } from './AuthorisedConnection.ts';
import { NotSent } from './CircuitBreaker.ts';
import { ClientTokens } from './ClientTokens.ts';
import { Deadline } from './Deadline.ts';
import { isSuccess } from './classifyStatus.ts';
import { toUnavailable, UNAUTHORISED, type CatalogueError } from './toUnavailable.ts';
import type { HttpConnection, HttpResponse, StreamRequest } from './HttpConnection.ts';
import { readJson } from './readJson.ts';
import { readWithTimeout } from './readWithTimeout.ts';
import { accessTokenFromWire, credentialsToWire, type Credentials } from '../wire/AccessTokenWire.ts';
import { PATHS } from '../wire/paths.ts';
import { problemCodeFromWire } from '../wire/ProblemWire.ts';
import { VISITOR_TOO_OFTEN } from '../wire/visitor.ts';
import { redactSecrets } from './redactSecrets.ts';

export interface ApiRequest<T> extends Pick<AuthorisedRequest, 'path' | 'json' | 'session' | 'signal' | 'mayRefuse'> {
  readonly method: 'GET' | 'POST';
  /** Parses the JSON of a success; throws an error that says what is wrong with it. */
  readonly parse: (json: unknown, onDropped: OnDropped) => T;
  readonly error?: CatalogueError;
  /** Whether a success needs no body. */
  readonly mayBeEmpty?: true;
  /** A failure may echo what was sent, which must not be logged: its body is left out. */
  readonly isConfidential?: true;
  /** Is called with the parsed value of a success and its body. */
  readonly onSuccess?: (value: T, body: string) => void;
}

export interface UploadRequest<T> {
  /** With its query. */
  readonly path: string;
  readonly content: Readable;
  readonly headers: Readonly<Record<string, string>>;
  /** Parses the JSON of a success; throws an error that says what is wrong with it. */
  readonly parse: ApiRequest<T>['parse'];
  /** Fires when the client has disconnected. */
  readonly signal: AbortSignal | undefined;
}

type SentRequest = AuthorisedRequest & Pick<ApiRequest<unknown>, 'error' | 'isConfidential'>;

const DEFAULT_WAIT_SECONDS = 60;
/** Of a gateway, behind which the request may have been carried out. */
const UNCERTAIN = [502, 504];
/** No connection was made. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

export interface ApiClientSettings extends Credentials {
  readonly clock: Clock;
  readonly warn: (message: string, error?: unknown) => void;
  /** Milliseconds for one request, its retries and a new token included. */
  readonly deadline: number;
  /** The same for a probe of an API that is down; 2 s by default. */
  readonly probeDeadline?: number;
}

/** Sends requests to the department's API as the client application that this site is (spec §6, §7). */
export class DepartmentApiClient {
  readonly #connection: HttpConnection;
  readonly #settings: ApiClientSettings;
  readonly #tokens: ClientTokens;
  readonly #authorised: AuthorisedConnection;
  /** What was reported about responses: dropped fields, of which a schema bounds the number, and a wrong encoding. */
  readonly #reported = new Set<string>();

  constructor(connection: HttpConnection, settings: ApiClientSettings) {
    const { clock, warn, deadline, probeDeadline = PROBE_DEADLINE_MS } = settings;
    this.#connection = connection;
    this.#settings = settings;
    this.#tokens = new ClientTokens(() => this.#requestToken(), clock, warn);
    this.#authorised = new AuthorisedConnection(connection, {
      tokens: this.#tokens,
      deadline,
      probeDeadline,
      warn,
    });
  }

  /** Throws `Unavailable` for everything but a success, and `TooOften`. */
  async request<T>(request: ApiRequest<T>): Promise<T> {
    const outcome = await this.requestOrRefusal<T, never>(request, []);
    return outcome.ok ? outcome.value : outcome.code;
  }

  /**
   * The same, but problems with some codes are refusals.
   *
   * @param codeOf the refusal of a status whose problem has no code
   */
  async requestOrRefusal<T, const Code extends string>(
    request: ApiRequest<T>,
    refusals: readonly Code[],
    codeOf?: (status: number, body: string) => Code | undefined,
  ): Promise<Outcome<T, Code>> {
    const { status, headers, body, guessedEncoding } = await this.#send(request);
    if (guessedEncoding !== undefined)
      this.#reportOnce(`the department's API sends text that is not UTF-8; it is read as ${guessedEncoding}`);
    if (isSuccess(status)) return done(this.#parse(request, status, body));
    const code = problemCodeFromWire(body);
    if (code === VISITOR_TOO_OFTEN) throw new TooOften(secondsOf(headers['retry-after']));
    const refusal = refusals.find((one) => one === code) ?? codeOf?.(status, body);
    if (refusal === undefined) throw this.#unavailable(request, status, body);
    return refused(refusal);
  }

  /**
   * Posts a file, with the token that all requests share. It is sent only once: after a 401 the next file gets a new
   * token. Throws `Unavailable` for everything but a success or a refusal with one of the codes.
   */
  async upload<T, const Code extends string>(
    upload: UploadRequest<T>,
    refusals: readonly Code[],
  ): Promise<Outcome<T, Code>> {
    const request = { method: 'POST', path: upload.path, parse: upload.parse, isConfidential: true } as const;
    const client = await this.#tokens.current();
    let response: HttpResponse;
    try {
      response = await this.#connection.upload({ ...upload, token: client.value });
    } catch (cause) {
      throw toUnavailable({ call: callOf(request), detail: messageOf(cause), cause });
    }
    const { status, body } = response;
    if (isSuccess(status)) return done(this.#parse(request, status, body));
    if (status === 401) await this.#tokens.after401({ client });
    const code = problemCodeFromWire(body);
    const refusal = refusals.find((one) => one === code);
    if (refusal === undefined) throw this.#unavailable(request, status, body);
    return refused(refusal);
  }

  /** Status and headers of a HEAD request. Throws `Unavailable`. */
  async head(path: string, signal?: AbortSignal, session?: VisitorSession): Promise<HttpResponse> {
    return await this.#send({ method: 'HEAD', path, signal, session });
  }

  /** The bytes of a file of a known size. It is destroyed with `Unavailable` when the response is another one. */
  download(path: string, of: Pick<StreamRequest, 'token' | 'size' | 'headers'>): Readable {
    const request = { path, ...of, range: undefined, signal: undefined };
    return readWithTimeout(this.#connection.stream(request), (cause) =>
      toUnavailable({ call: `GET ${path}`, detail: cause.message, cause }),
    );
  }

  /** The token that requests carry at this moment. */
  async token(): Promise<string> {
    return (await this.#tokens.current()).value;
  }

  #parse<T>(request: ApiRequest<T>, status: number, body: string): T {
    let value: T;
    try {
      value = request.parse(
        status === 204 || (request.mayBeEmpty === true && body === '') ? undefined : readJson(body),
        this.#reportDropped,
      );
    } catch (cause) {
      const isUncertain = request.method === 'POST';
      const detail = messageOf(cause);
      throw toUnavailable({ call: callOf(request), status, detail, error: request.error, cause, isUncertain });
    }
    request.onSuccess?.(value, body);
    return value;
  }

  readonly #reportDropped: OnDropped = ({ path, reason }, { name }) => {
    const field = path.map((step) => (typeof step === 'number' ? '[]' : `.${step}`)).join('');
    this.#reportOnce(`a field of the department's API is ignored: ${name}${field} ${reason}`);
  };

  #reportOnce(message: string): void {
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    this.#settings.warn(message);
  }

  #unavailable(request: SentRequest, status: number, body: string): Unavailable {
    const detail = request.isConfidential === true ? 'its body is confidential' : this.#redact(body, request.session);
    const isUncertain = request.method === 'POST' && UNCERTAIN.includes(status);
    return toUnavailable({ call: callOf(request), status, detail, error: request.error, isUncertain });
  }

  async #send(request: SentRequest): Promise<HttpResponse> {
    const { method, path, json, session, signal, error, mayRefuse } = request;
    try {
      return await this.#authorised.send({ method, path, json, session, signal, ...(mayRefuse && { mayRefuse }) });
    } catch (cause) {
      if (cause instanceof Unavailable) throw cause;
      const isUncertain = method === 'POST' && !isNotSent(cause);
      throw toUnavailable({ call: callOf(request), detail: messageOf(cause), error, cause, isUncertain });
    }
  }

  async #requestToken(): Promise<string> {
    const json = credentialsToWire(this.#settings);
    const call = `POST ${PATHS.accessToken}`;
    const unavailable = (detail: string, status?: number, cause?: unknown) =>
      toUnavailable({ call, status, detail, error: UNAUTHORISED, cause });
    const deadline = new Deadline(this.#settings.deadline);
    const { status, body } = await this.#connection
      .send({ method: 'POST', path: PATHS.accessToken, json, deadline })
      .catch((cause: unknown) => {
        throw unavailable(messageOf(cause), undefined, cause);
      })
      .finally(() => {
        deadline.release();
      });
    if (status !== 200) throw unavailable(this.#redact(body), status);
    try {
      return accessTokenFromWire(readJson(body));
    } catch (cause) {
      throw unavailable(messageOf(cause), status, cause);
    }
  }

  // An API may echo the request.
  #redact(body: string, session?: VisitorSession): string {
    const tokens = [this.#tokens.latest, session?.client?.value, session?.user];
    return redactSecrets(body, [this.#settings.clientSecret, ...tokens]);
  }
}

/** @param header `Retry-After` in seconds, as our API sends it */
function secondsOf(header: HttpResponse['headers'][string]): number {
  return typeof header === 'string' && /^[1-9]\d{0,4}$/.test(header) ? Number(header) : DEFAULT_WAIT_SECONDS;
}

/** Whether a request without a response has certainly not arrived. */
function isNotSent(cause: unknown): boolean {
  return cause instanceof NotSent || NOT_CONNECTED.includes((cause as { readonly code?: string }).code ?? '');
}

/** Without the query, which may contain what a visitor typed. */
function callOf({ method, path }: Pick<SentRequest, 'method' | 'path'>): string {
  return `${method} ${path.split('?', 1)[0] ?? ''}`;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
