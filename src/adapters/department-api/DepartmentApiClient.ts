import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { ClientToken } from '#domain/session/clientToken.ts';
import type { Clock } from '#ports/Clock.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { ClientTokens } from './ClientTokens.ts';
import { departmentFault, type CatalogueError } from './departmentFault.ts';
import type { HttpAnswer, HttpConnection, HttpRequest } from './HttpConnection.ts';
import { accessTokenFromWire } from './wire/AccessTokenWire.ts';
import { credentialsToWire, type Credentials } from './wire/CredentialsWire.ts';
import { PATHS } from './wire/paths.ts';
import { problemCodeFromWire } from './wire/ProblemWire.ts';

export interface Question<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly json?: object;
  /** Reads the JSON of a good answer; throws what is wrong with it. */
  readonly answer: (json: unknown) => T;
  readonly error?: CatalogueError;
  /** Fires when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

export interface ApiClientSettings extends Credentials {
  readonly clock: Clock;
  readonly warn: (message: string, fault?: unknown) => void;
  /** Milliseconds for one question, its retries and a new token included. */
  readonly deadline: number;
}

const UNAUTHORISED: CatalogueError = { says: 'Error in Client Authorization', withBody: false };

/** Asks the department's API as the client application that this site is (spec §6, §7). */
export class DepartmentApiClient {
  readonly #connection: HttpConnection;
  readonly #settings: ApiClientSettings;
  readonly #tokens: ClientTokens;

  constructor(connection: HttpConnection, settings: ApiClientSettings) {
    this.#connection = connection;
    this.#settings = settings;
    this.#tokens = new ClientTokens(() => this.#askForToken(), settings.clock, settings.warn);
  }

  /** Throws `Unavailable` for everything but a good answer. */
  async ask<T>(question: Question<T>): Promise<T> {
    const { status, body } = await this.#send(question, question.error, question.signal);
    if (!isGood(status)) throw this.#failed(question, status, body);
    return this.#read(question, status, body);
  }

  /**
   * The same, where problems with some codes are answers as well.
   *
   * @param notFound what a 404 stands for, whatever it says; left out, it has to say it
   */
  async askOrBeRefused<T, const Code extends string>(
    question: Question<T>,
    refusals: readonly Code[],
    notFound?: Code,
  ): Promise<Outcome<T, Code>> {
    const { status, body } = await this.#send(question, question.error, question.signal);
    if (isGood(status)) return done(this.#read(question, status, body));
    const code = problemCodeFromWire(body);
    const refusal = refusals.find((one) => one === code) ?? (status === 404 ? notFound : undefined);
    if (refusal === undefined) throw this.#failed(question, status, body);
    return refused(refusal);
  }

  /** Status and headers of what lies at a path. Throws `Unavailable`. */
  async look(path: string, leaving?: AbortSignal): Promise<HttpAnswer> {
    return await this.#send({ method: 'HEAD', path }, undefined, leaving);
  }

  /** The token that requests carry just now. */
  async token(): Promise<string> {
    return (await this.#tokens.current()).value;
  }

  #read<T>(question: Question<T>, status: number, body: string): T {
    try {
      return question.answer(status === 204 ? undefined : parseJson(body));
    } catch (cause) {
      throw departmentFault({ call: callOf(question), status, detail: messageOf(cause), error: question.error, cause });
    }
  }

  #failed(question: Question<unknown>, status: number, body: string): Unavailable {
    return departmentFault({
      call: callOf(question),
      status,
      detail: this.#withoutSecrets(body),
      error: question.error,
    });
  }

  // A 401 is answered with one new token, and the failure of its retry is passed on (spec §7, §8).
  async #send(
    { method, path, json }: Pick<HttpRequest, 'method' | 'path' | 'json'>,
    error?: CatalogueError,
    leaving?: AbortSignal,
  ): Promise<HttpAnswer> {
    const deadline = AbortSignal.timeout(this.#settings.deadline);
    const signal = leaving === undefined ? deadline : AbortSignal.any([deadline, leaving]);
    const send = (token: ClientToken) =>
      this.#connection.send({ method, path, token: token.value, signal, ...(json && { json }) });
    try {
      // Takes no longer than a deadline of its own, which began no later.
      const token = await unlessAborted(leaving, this.#tokens.current());
      const answer = await send(token);
      if (answer.status !== 401) return answer;
      return await send(await unlessAborted(signal, this.#tokens.replace(token)));
    } catch (cause) {
      if (cause instanceof Unavailable) throw cause;
      throw departmentFault({ call: callOf({ method, path }), detail: messageOf(cause), error, cause });
    }
  }

  async #askForToken(): Promise<string> {
    const json = credentialsToWire(this.#settings);
    const call = `POST ${PATHS.accessToken}`;
    let status: number | undefined;
    try {
      const signal = AbortSignal.timeout(this.#settings.deadline);
      const answer = await this.#connection.send({ method: 'POST', path: PATHS.accessToken, json, signal });
      ({ status } = answer);
      if (status !== 200) throw new Error(this.#withoutSecrets(answer.body));
      return accessTokenFromWire(parseJson(answer.body));
    } catch (cause) {
      throw departmentFault({ call, status, detail: messageOf(cause), error: UNAUTHORISED, cause });
    }
  }

  // An API may echo what it was sent.
  #withoutSecrets(body: string): string {
    const { clientSecret } = this.#settings;
    return body
      .replaceAll(clientSecret, '[secret]')
      .replaceAll(/(Bearer\s+|"accessToken"\s*:\s*")[\w\-.~+/]+=*/gi, '$1[secret]');
  }
}

/** A promise that nobody can stop, for as long as somebody waits for it. */
async function unlessAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (signal === undefined) return await work;
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  try {
    return await Promise.race([aborted.promise, work]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

// The parser's own message quotes what it could not read.
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Error('the answer is not JSON');
  }
}

function isGood(status: number): boolean {
  return status === 200 || status === 204;
}

function callOf({ method, path }: Pick<HttpRequest, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
