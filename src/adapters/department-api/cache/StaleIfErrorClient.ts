import type { Instant } from '#domain/instant.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import { isStaleAllowed, timeoutMs, type CopyTimeouts } from '#domain/session/outage.ts';
import type { Clock } from '#ports/Clock.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { classifyStatus } from '../http/classifyStatus.ts';
import type { ApiRequest, DepartmentApiClient } from '../http/DepartmentApiClient.ts';
import { readJson } from '../http/readJson.ts';
import { UNAUTHORISED } from '../http/toUnavailable.ts';
import { sitePathOf } from '../wire/paths.ts';
import { requireSiteRecord } from '../wire/SiteRecordWire.ts';
import { withTimeout } from '../withTimeout.ts';
import type { StaleCopies, StaleCopy } from './StaleCopies.ts';

/** Statuses without a code of the API that a proxy may have sent, too. */
const DOUBTFUL: readonly number[] = [403, 404];

/** A request whose response is the same for everybody; site and language are in its path or its JSON. */
export interface PublicRequest<T> extends Omit<ApiRequest<T>, 'onSuccess' | 'session' | 'isConfidential'> {
  /** Whether a result is empty. Clients can cause any number of empty results. */
  readonly isEmpty?: (value: T) => boolean;
}

/** Called for every stale copy that is used, in the asynchronous context of the request. */
export type OnStale = (stale: {
  /** When the API sent the copy. */
  readonly asOf: Instant;
  /** Why there is no newer response. */
  readonly why: unknown;
}) => void;

export interface StaleIfErrorSettings {
  readonly clock: Clock;
  readonly onStale: OnStale;
  readonly timeouts: CopyTimeouts;
}

/**
 * Public requests with a fallback (stale-if-error): while the API is down, slow, failing or unreadable, the last
 * response to the same request is used. What the API refuses now stays refused.
 */
export class StaleIfErrorClient {
  readonly #api: DepartmentApiClient;
  readonly #copies: StaleCopies;
  readonly #clock: Clock;
  readonly #onStale: OnStale;
  readonly #timeouts: CopyTimeouts;
  /** Requests for sites, by path, of which everybody uses the result who needs it at that time. */
  readonly #siteChecks = new Map<string, Promise<boolean>>();
  /** Whether a request has timed out and there was no response since. */
  #isSilent = false;

  constructor(api: DepartmentApiClient, copies: StaleCopies, { clock, onStale, timeouts }: StaleIfErrorSettings) {
    this.#api = api;
    this.#copies = copies;
    this.#clock = clock;
    this.#onStale = onStale;
    this.#timeouts = timeouts;
  }

  /** Like `DepartmentApiClient.request`. */
  async request<T>(request: PublicRequest<T>): Promise<T> {
    const outcome = await this.requestOrRefusal<T, never>(request, []);
    return outcome.ok ? outcome.value : outcome.code;
  }

  /** The same of a site; `nothing` when the API does not know it. */
  async requestOfSite<T>(request: PublicRequest<T>, nothing: T): Promise<T> {
    const outcome = await this.requestOrRefusal(request, ['siteNotFound']);
    return outcome.ok ? outcome.value : nothing;
  }

  /**
   * Like `DepartmentApiClient.requestOrRefusal`.
   *
   * @param notFound the refusal for a 404 without a code when there is no stale copy. When there is one, the 404 may
   * come from a proxy while the API restarts.
   * @param codeOf as for `DepartmentApiClient.requestOrRefusal`
   */
  async requestOrRefusal<T, const Code extends string>(
    request: PublicRequest<T>,
    refusals: readonly Code[],
    notFound?: Code,
    codeOf?: (status: number, body: string) => Code | undefined,
  ): Promise<Outcome<T, Code>> {
    const outcome = this.#fetch(request, refusals, codeOf);
    let result = await withTimeout(this.#timeouts.recent, outcome);
    if (result.is === 'outcome') return result.outcome;
    const copy = await this.#copies.find(keyOf(request));
    const stale = copy && readCopy(copy, request, refusals);
    if (copy === undefined || stale === undefined) return await treat404AsNotFound(outcome, notFound);
    if (result.is === 'timeout') {
      const timeout = timeoutMs(copy.asOf, this.#clock.now(), this.#isSilent, this.#timeouts);
      result = await withTimeout(timeout - this.#timeouts.recent, outcome);
      if (result.is === 'outcome') return result.outcome;
    }
    if (
      result.is === 'error' &&
      !isFallbackAllowed(result.error, request.signal, notFound) &&
      !(await this.#isSiteRefusedToo(request, result.error))
    )
      throw result.error;
    if (result.is === 'timeout') this.#isSilent = true;
    // The request goes on: its response will be the copy for the next visitor.
    const why = result.is === 'error' ? result.error : new Error('no response in time');
    this.#onStale({ asOf: copy.asOf, why });
    return stale;
  }

  /**
   * Whether a 403 or 404 without a code is an outage: it is when the site's own call fails as well, for a proxy responds
   * like that while it knows no API. Otherwise it is the truth about what was requested.
   */
  async #isSiteRefusedToo(
    { path, signal }: Pick<PublicRequest<unknown>, 'path' | 'signal'>,
    error: unknown,
  ): Promise<boolean> {
    const isDoubtful = error instanceof Unavailable && DOUBTFUL.includes(error.status ?? 0);
    const sitePath = sitePathOf(path);
    if (!isDoubtful || sitePath === undefined || signal?.aborted === true) return false;
    if (path === sitePath) return true;
    const running = this.#siteChecks.get(sitePath) ?? this.#failsFor(sitePath);
    this.#siteChecks.set(sitePath, running);
    return await running;
  }

  async #failsFor(path: string): Promise<boolean> {
    try {
      await this.#api.requestOrRefusal({ method: 'POST', path, parse: requireSiteRecord }, ['siteNotFound']);
      return false;
    } catch {
      return true;
    } finally {
      this.#siteChecks.delete(path);
    }
  }

  async #fetch<T, Code extends string>(
    { isEmpty, ...request }: PublicRequest<T>,
    refusals: readonly Code[],
    codeOf: ((status: number, body: string) => Code | undefined) | undefined,
  ): Promise<Outcome<T, Code>> {
    const key = keyOf(request);
    const onSuccess = (value: T, body: string) => {
      this.#copies.set(key, body, isEmpty?.(value) === true);
    };
    const outcome = await this.#api.requestOrRefusal({ ...request, onSuccess }, refusals, codeOf);
    this.#isSilent = false;
    if (!outcome.ok) this.#copies.setRefusal(key, outcome.code);
    return outcome;
  }
}

async function treat404AsNotFound<T, Code extends string>(
  work: Promise<Outcome<T, Code>>,
  notFound: Code | undefined,
): Promise<Outcome<T, Code>> {
  try {
    return await work;
  } catch (error) {
    if (notFound === undefined || !isNotFound(error)) throw error;
    return refused(notFound);
  }
}

/** Whether the requested resource does not exist. A 404 for the token request does not mean that. */
function isNotFound(error: unknown): boolean {
  return error instanceof Unavailable && error.status === 404 && error.publicMessage !== UNAUTHORISED.message;
}

function isFallbackAllowed(error: unknown, signal: AbortSignal | undefined, notFound: string | undefined): boolean {
  if (!(error instanceof Unavailable) || signal?.aborted === true) return false;
  // Whatever its status, a failed token request says nothing about the requested resource.
  if (error.publicMessage === UNAUTHORISED.message) return true;
  return isStaleAllowed(classifyStatus(error.status)) || (notFound !== undefined && isNotFound(error));
}

/** Undefined when the copy cannot be parsed, for example because an older version of ours has written it. */
function readCopy<T, Code extends string>(
  copy: StaleCopy,
  { parse }: PublicRequest<T>,
  refusals: readonly Code[],
): Outcome<T, Code> | undefined {
  if ('refusal' in copy) {
    const code = refusals.find((one) => one === copy.refusal);
    return code === undefined ? undefined : refused(code);
  }
  try {
    return done(parse(readJson(copy.body), () => undefined));
  } catch {
    return undefined;
  }
}

function keyOf({ method, path, json }: Pick<ApiRequest<unknown>, 'method' | 'path' | 'json'>): string {
  return [method, path, ...(json === undefined ? [] : [JSON.stringify(json)])].join(' ');
}
