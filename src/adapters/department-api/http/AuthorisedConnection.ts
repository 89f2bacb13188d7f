import { isOutage } from '#domain/session/outage.ts';
import { holdersForRetry, tokenToSend, type TokenHolders } from '#domain/session/tokenHolders.ts';
import { unlessAborted } from './unlessAborted.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import { CircuitBreaker, type Attempt } from './CircuitBreaker.ts';
import { classifyStatus } from './classifyStatus.ts';
import type { ClientTokens } from './ClientTokens.ts';
import { Deadline } from './Deadline.ts';
import { problemCodeFromWire } from '../wire/ProblemWire.ts';
import { VISITOR_TOO_OFTEN } from '../wire/visitor.ts';
import { UnreadableResponse, type HttpConnection, type HttpRequest, type HttpResponse } from './HttpConnection.ts';

export interface AuthorisedRequest extends Pick<HttpRequest, 'method' | 'path' | 'json'> {
  /** Fires when the client has disconnected. */
  readonly signal?: AbortSignal | undefined;
  /** Of the visitor whose request it is; without it, the client token is sent that all requests share. */
  readonly session?: VisitorSession | undefined;
  /** Whether a 401 may refuse what was sent, like a wrong password, and say nothing about the token. */
  readonly mayRefuse?: true;
}

export interface AuthorisedSettings {
  readonly tokens: ClientTokens;
  /** Milliseconds for one request, its retries and a new token included. */
  readonly deadline: number;
  /** The same for a probe of an API that is down. */
  readonly probeDeadline: number;
  readonly warn: (message: string) => void;
}

/** Sends requests with a token that the API accepts, as long as the API is up. */
export class AuthorisedConnection {
  readonly #connection: HttpConnection;
  readonly #tokens: ClientTokens;
  readonly #deadline: number;
  readonly #probeDeadline: number;
  readonly #breaker: CircuitBreaker;

  constructor(connection: HttpConnection, { tokens, deadline, probeDeadline, warn }: AuthorisedSettings) {
    this.#connection = connection;
    this.#tokens = tokens;
    this.#deadline = deadline;
    this.#probeDeadline = Math.min(deadline, probeDeadline);
    this.#breaker = new CircuitBreaker(warn);
  }

  /**
   * Resolves with a response of any status. Rejects when there is none, and with `Unavailable` when no token could be
   * fetched.
   */
  async send(request: AuthorisedRequest): Promise<HttpResponse> {
    return await this.#breaker.run(({ isProbe, signal }) => {
      const deadline = new Deadline(isProbe ? this.#probeDeadline : this.#deadline, signal);
      return this.#attempt({ ...request, signal }, deadline);
    }, request.signal);
  }

  async #attempt(request: AuthorisedRequest, deadline: Deadline): Promise<Attempt<HttpResponse>> {
    try {
      const response = await this.#exchange(request, deadline);
      // A visitor's cookie may contain any token, but an API that rejects our own token cannot serve any request.
      const isRejected = response.status === 401 && request.session?.user === undefined && !request.mayRefuse;
      const isDown = isOutage(classifyStatus(response.status)) && !isTooOften(response);
      return { isOutage: isDown || isRejected, result: () => response };
    } catch (error) {
      if (isDisconnected(request.signal)) throw error;
      const result = () => {
        throw error;
      };
      return { isOutage: !(error instanceof UnreadableResponse), result };
    } finally {
      deadline.release();
    }
  }

  // After a 401 there is one retry with a new token, and its failure is passed on (spec §7, §8).
  async #exchange(
    { session, mayRefuse, signal: _, ...request }: AuthorisedRequest,
    deadline: Deadline,
  ): Promise<HttpResponse> {
    const send = (holders: TokenHolders) =>
      this.#connection.send({ ...request, token: tokenToSend(holders), network: session?.network, deadline });
    const client = await unlessAborted(deadline.signal, this.#tokens.for(session?.client));
    const holders: TokenHolders = { client, ...(session?.user !== undefined && { user: session.user }) };
    const response = await send(holders);
    if (response.status !== 401 || (mayRefuse === true && this.#tokens.isFresh(client))) {
      session?.saveTokens(holders);
      return response;
    }
    const replaced = holdersForRetry(await unlessAborted(deadline.signal, this.#tokens.after401(holders)));
    session?.saveTokens(replaced);
    return await send(replaced);
  }
}

/**
 * Whether the client has disconnected. A page whose time limit is over aborts with another reason: that counts as an
 * outage.
 */
function isDisconnected(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && (signal.reason as { readonly name?: unknown } | undefined)?.name === 'AbortError';
}

/** Whether one visitor has to wait: a visitor who is in a hurry does not close the site for everybody. */
function isTooOften({ status, body }: HttpResponse): boolean {
  return status === 429 && problemCodeFromWire(body) === VISITOR_TOO_OFTEN;
}
