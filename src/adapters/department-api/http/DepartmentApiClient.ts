import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { Clock } from '#ports/Clock.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { OnDropped } from '#adapters/schema/readSchema.ts';
import { AuthorisedConnection, type AuthorisedRequest } from './AuthorisedConnection.ts';
import { ClientTokens } from './ClientTokens.ts';
import { Deadline } from './Deadline.ts';
import { toUnavailable, UNAUTHORISED, type CatalogueError } from './toUnavailable.ts';
import type { HttpResponse, HttpConnection } from './HttpConnection.ts';
import { readJson } from './readJson.ts';
import { accessTokenFromWire, credentialsToWire, type Credentials } from '../wire/AccessTokenWire.ts';
import { PATHS } from '../wire/paths.ts';
import { problemCodeFromWire } from '../wire/ProblemWire.ts';
import { redactSecrets } from './redactSecrets.ts';

export interface ApiRequest<T> extends Pick<AuthorisedRequest, 'path' | 'json' | 'session'> {
  readonly method: 'GET' | 'POST';
  /** Reads the JSON of a good answer; throws what is wrong with it. */
  readonly answer: (json: unknown, onDropped: OnDropped) => T;
  readonly error?: CatalogueError;
  /** A bad answer may repeat what was sent, which no log may hold: nothing of it is told. */
  readonly isConfidential?: true;
  /** Fires when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
  /** Told what a good answer was made of. */
  readonly onGood?: (value: T, body: string) => void;
}

type ToSend = Omit<AuthorisedRequest, 'leaving'> & Pick<ApiRequest<unknown>, 'error' | 'isConfidential' | 'signal'>;

export interface ApiClientSettings extends Credentials {
  readonly clock: Clock;
  readonly warn: (message: string, fault?: unknown) => void;
  /** Milliseconds for one question, its retries and a new token included. */
  readonly deadline: number;
}

/** Asks the department's API as the client application that this site is (spec §6, §7). */
export class DepartmentApiClient {
  readonly #connection: HttpConnection;
  readonly #settings: ApiClientSettings;
  readonly #tokens: ClientTokens;
  readonly #authorised: AuthorisedConnection;
  /** Fields that were reported as dropped: a schema bounds their number. */
  readonly #reported = new Set<string>();

  constructor(connection: HttpConnection, settings: ApiClientSettings) {
    const { clock, warn, deadline } = settings;
    this.#connection = connection;
    this.#settings = settings;
    this.#tokens = new ClientTokens(() => this.#askForToken(), clock, warn);
    this.#authorised = new AuthorisedConnection(connection, { tokens: this.#tokens, deadline, warn });
  }

  /** Throws `Unavailable` for everything but a good answer. */
  async ask<T>(question: ApiRequest<T>): Promise<T> {
    const { status, body } = await this.#send(question);
    if (!isGood(status)) throw this.#failed(question, status, body);
    return this.#read(question, status, body);
  }

  /**
   * The same, where problems with some codes are answers as well.
   *
   * @param ofStatus what a status stands for, whatever the answer says; left out, it has to say it
   */
  async askOrBeRefused<T, const Code extends string>(
    question: ApiRequest<T>,
    refusals: readonly Code[],
    ofStatus?: (status: number) => Code | undefined,
  ): Promise<Outcome<T, Code>> {
    const { status, body } = await this.#send(question);
    if (isGood(status)) return done(this.#read(question, status, body));
    const code = problemCodeFromWire(body);
    const refusal = refusals.find((one) => one === code) ?? ofStatus?.(status);
    if (refusal === undefined) throw this.#failed(question, status, body);
    return refused(refusal);
  }

  /** Status and headers of what lies at a path. Throws `Unavailable`. */
  async look(path: string, leaving?: AbortSignal): Promise<HttpResponse> {
    return await this.#send({ method: 'HEAD', path, signal: leaving });
  }

  /** The token that requests carry just now. */
  async token(): Promise<string> {
    return (await this.#tokens.current()).value;
  }

  #read<T>(question: ApiRequest<T>, status: number, body: string): T {
    let value: T;
    try {
      value = question.answer(status === 204 ? undefined : readJson(body), this.#reportDropped);
    } catch (cause) {
      throw toUnavailable({ call: callOf(question), status, detail: messageOf(cause), error: question.error, cause });
    }
    question.onGood?.(value, body);
    return value;
  }

  readonly #reportDropped: OnDropped = ({ path, reason }, { name }) => {
    const field = path.map((step) => (typeof step === 'number' ? '[]' : `.${step}`)).join('');
    const message = `a field of the department's API is ignored: ${name}${field} ${reason}`;
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    this.#settings.warn(message);
  };

  #failed(question: ToSend, status: number, body: string): Unavailable {
    return toUnavailable({
      call: callOf(question),
      status,
      detail:
        question.isConfidential === true
          ? 'what it said is confidential'
          : this.#withoutSecrets(body, question.session),
      error: question.error,
    });
  }

  async #send(question: ToSend): Promise<HttpResponse> {
    const { method, path, json, session, signal: leaving, error } = question;
    try {
      return await this.#authorised.send({ method, path, json, session, leaving });
    } catch (cause) {
      if (cause instanceof Unavailable) throw cause;
      throw toUnavailable({ call: callOf(question), detail: messageOf(cause), error, cause });
    }
  }

  async #askForToken(): Promise<string> {
    const json = credentialsToWire(this.#settings);
    const call = `POST ${PATHS.accessToken}`;
    const failed = (detail: string, status?: number, cause?: unknown) =>
      toUnavailable({ call, status, detail, error: UNAUTHORISED, cause });
    const deadline = new Deadline(this.#settings.deadline);
    const { status, body } = await this.#connection
      .send({ method: 'POST', path: PATHS.accessToken, json, deadline })
      .catch((cause: unknown) => {
        throw failed(messageOf(cause), undefined, cause);
      })
      .finally(() => {
        deadline.release();
      });
    if (status !== 200) throw failed(this.#withoutSecrets(body), status);
    try {
      return accessTokenFromWire(readJson(body));
    } catch (cause) {
      throw failed(messageOf(cause), status, cause);
    }
  }

  // An API may echo what it was sent.
  #withoutSecrets(body: string, session?: VisitorSession): string {
    const tokens = [this.#tokens.known, session?.client?.value, session?.user];
    return redactSecrets(body, [this.#settings.clientSecret, ...tokens]);
  }
}

function isGood(status: number): boolean {
  return status === 200 || status === 204;
}

/** Without the query, which may hold what people typed. */
function callOf({ method, path }: Pick<ToSend, 'method' | 'path'>): string {
  return `${method} ${path.split('?', 1)[0] ?? ''}`;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
