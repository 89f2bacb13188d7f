import { isOutage, PROBE_DEADLINE_MS } from '#domain/session/outage.ts';
import { tokenToSend, holdersForRetry, type TokenHolders } from '#domain/session/tokenHolders.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import { classifyStatus } from './classifyStatus.ts';
import { CircuitBreaker, type Tried } from './CircuitBreaker.ts';
import type { ClientTokens } from './ClientTokens.ts';
import { Deadline } from './Deadline.ts';
import { UnreadableResponse, type HttpResponse, type HttpConnection, type HttpRequest } from './HttpConnection.ts';
import { unlessAborted } from '#ports/unlessAborted.ts';

export interface AuthorisedRequest extends Pick<HttpRequest, 'method' | 'path' | 'json'> {
  /** Fires when nobody waits for the answer any more. */
  readonly leaving?: AbortSignal | undefined;
  /** Of the visitor for whom it is; left out, it goes by the client token that all requests share. */
  readonly session?: VisitorSession | undefined;
}

export interface AuthorisedSettings {
  readonly tokens: ClientTokens;
  /** Milliseconds for one question, its retries and a new token included. */
  readonly deadline: number;
  readonly warn: (message: string) => void;
}

/** Requests to the API with a token that it takes, for as long as it is up. */
export class AuthorisedConnection {
  readonly #connection: HttpConnection;
  readonly #tokens: ClientTokens;
  readonly #deadline: number;
  readonly #breaker: CircuitBreaker;

  constructor(connection: HttpConnection, { tokens, deadline, warn }: AuthorisedSettings) {
    this.#connection = connection;
    this.#tokens = tokens;
    this.#deadline = deadline;
    this.#breaker = new CircuitBreaker(warn);
  }

  /** An answer of any status. Rejects when there is none, with `Unavailable` when that is for want of a token. */
  async send(request: AuthorisedRequest): Promise<HttpResponse> {
    return await this.#breaker.run(({ probe, leaving }) => {
      const deadline = new Deadline(probe ? Math.min(this.#deadline, PROBE_DEADLINE_MS) : this.#deadline, leaving);
      return this.#try({ ...request, leaving }, deadline);
    }, request.leaving);
  }

  async #try(request: AuthorisedRequest, deadline: Deadline): Promise<Tried<HttpResponse>> {
    try {
      const answer = await this.#exchange(request, deadline);
      // Anybody can have junk for a token of their own; that the API does not know us is another matter.
      const isRefused = answer.status === 401 && request.session?.user === undefined;
      return { isOutage: isOutage(classifyStatus(answer.status)) || isRefused, take: () => answer };
    } catch (fault) {
      if (hasLeft(request.leaving)) throw fault;
      const take = () => {
        throw fault;
      };
      return { isOutage: !(fault instanceof UnreadableResponse), take };
    } finally {
      deadline.release();
    }
  }

  // A 401 is answered with one new token, and the failure of its retry is passed on (spec §7, §8).
  async #exchange({ session, leaving: _, ...request }: AuthorisedRequest, deadline: Deadline): Promise<HttpResponse> {
    const send = (holders: TokenHolders) =>
      this.#connection.send({ ...request, token: tokenToSend(holders), deadline });
    const client = await unlessAborted(deadline.signal, this.#tokens.for(session?.client));
    const holders: TokenHolders = { client, ...(session?.user !== undefined && { user: session.user }) };
    const answer = await send(holders);
    if (answer.status !== 401) {
      session?.keep(holders);
      return answer;
    }
    const replaced = holdersForRetry(await unlessAborted(deadline.signal, this.#tokens.after401(holders)));
    session?.keep(replaced);
    return await send(replaced);
  }
}

/** Whether the visitor went away; a page that gave up waiting has another reason, and blames the API. */
function hasLeft(leaving: AbortSignal | undefined): boolean {
  return (
    leaving?.aborted === true && (leaving.reason as { readonly name?: unknown } | undefined)?.name === 'AbortError'
  );
}
