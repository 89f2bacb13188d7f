import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import type { ApiRequest, DepartmentApiClient } from '../http/DepartmentApiClient.ts';
import { whileSignedIn } from './whileSignedIn.ts';

interface OtherCall<T> {
  readonly path: string;
  readonly json?: object;
  /** Undefined when the body says that it failed. */
  readonly parse: (json: unknown, onDropped: Parameters<ApiRequest<T>['parse']>[1]) => T | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The failure of the server of an API itself, which has answered: a gateway's 502 to 504 leaves it uncertain. */
const SERVER_FAILURES = [500, 501];
/** An answer to what was sent, and not to how. */
const REFUSALS = [400, 401, 403, 404, 409, 410, 422, 423];

/** Calls about members to an API that is not ours. What it says about a failure is never shown, or logged. */
export class OtherMemberCalls {
  readonly #api: DepartmentApiClient;

  constructor(api: DepartmentApiClient) {
    this.#api = api;
  }

  /** The profile of a member: the token may have ended at the API. */
  async read<T>(call: OtherCall<T>, session: MemberSession): Promise<Outcome<T, 'sessionEnded'>> {
    return await whileSignedIn(session, async (watched) => {
      const request = { ...requestOf(call), session: watched };
      const outcome = await this.#api.requestOrRefusal<T | undefined, 'sessionEnded'>(request, [], (status) =>
        // After the retry with the client token it may also be 403: a client has no profile.
        status === 401 || (status === 403 && watched.isReplaced()) ? 'sessionEnded' : undefined,
      );
      return outcome.ok ? valueOr(outcome.value, 'sessionEnded') : outcome;
    });
  }

  /** A change by a member. That it failed in any way is one refusal (spec §8); no answer at all throws `Unavailable`. */
  async change<Code extends string>(
    call: OtherCall<true>,
    session: MemberSession,
    failure: Code,
  ): Promise<Outcome<undefined, Code | 'sessionEnded'>> {
    return await whileSignedIn(session, async (watched) => {
      const request = { ...requestOf(call), session: watched };
      const outcome = await this.#api.requestOrRefusal<true | undefined, Code>(request, [], (status) =>
        hasFailed(status) ? failure : undefined,
      );
      return outcome.ok && outcome.value ? done(undefined) : refused(failure);
    });
  }

  /** A registration: as the website, whoever is signed in. */
  async register<Code extends string>(
    call: OtherCall<true>,
    visitor: VisitorSession,
    failure: Code,
  ): Promise<Outcome<undefined, Code>> {
    const outcome = await this.#asWebsite(call, visitor, (status) =>
      hasFailed(status) && status !== 401 ? failure : undefined,
    );
    return outcome.ok && outcome.value ? done(undefined) : refused(failure);
  }

  /** What the API may refuse with 401 because of a wrong password or link, which says nothing about our own token. */
  async ask<T, Code extends string>(
    call: OtherCall<T>,
    visitor: VisitorSession,
    refusal: Code,
  ): Promise<Outcome<T, Code>> {
    const outcome = await this.#asWebsite({ ...call, mayRefuse: true }, visitor, (status) =>
      REFUSALS.includes(status) ? refusal : undefined,
    );
    return outcome.ok ? valueOr(outcome.value, refusal) : outcome;
  }

  async #asWebsite<T, Code extends string>(
    call: OtherCall<T> & { readonly mayRefuse?: true },
    visitor: VisitorSession,
    codeOf: (status: number) => Code | undefined,
  ): Promise<Outcome<T | undefined, Code>> {
    const { mayRefuse } = call;
    const { user, ...website } = visitor;
    // The new client token of a retry is no reason to sign out the member of this browser, whose token was not sent.
    const saveTokens: VisitorSession['saveTokens'] = ({ client }) => {
      visitor.saveTokens({ client, ...(user !== undefined && { user }) });
    };
    const session = { ...website, saveTokens };
    const request = { ...requestOf(call), session, ...(mayRefuse && { mayRefuse }) };
    return await this.#api.requestOrRefusal<T | undefined, Code>(request, [], codeOf);
  }
}

function requestOf<T>({ path, json, parse, signal }: OtherCall<T>): ApiRequest<T | undefined> {
  return { method: 'POST', isConfidential: true, mayBeEmpty: true, path, json, parse, signal };
}

function hasFailed(status: number): boolean {
  return (status >= 400 && status < 500) || SERVER_FAILURES.includes(status);
}

function valueOr<T, Code extends string>(value: T | undefined, code: Code): Outcome<T, Code> {
  return value === undefined ? refused(code) : done(value);
}
