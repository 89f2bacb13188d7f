import type { Instant } from '#domain/instant.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import { isStaleAllowed, TIMEOUT_MS, timeoutMs } from '#domain/session/outage.ts';
import type { Clock } from '#ports/Clock.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { DepartmentApiClient, ApiRequest } from '../http/DepartmentApiClient.ts';
import { classifyStatus } from '../http/classifyStatus.ts';
import { UNAUTHORISED } from '../http/toUnavailable.ts';
import type { StaleCopy, StaleCopies } from './StaleCopies.ts';
import { readJson } from '../http/readJson.ts';

/** A question whose answer is the same for everybody; site and language are in its path or its JSON. */
export interface PublicQuery<T> extends Omit<ApiRequest<T>, 'onGood' | 'session' | 'isConfidential'> {
  /** Whether an answer has nothing in it: anybody can ask for any number of those. */
  readonly isEmpty?: (value: T) => boolean;
}

/** Told of every answer that an older one stood in for, in the asynchronous context of the question. */
export type OnStale = (stale: {
  /** When the API gave the older one. */
  readonly asOf: Instant;
  /** What kept the newer one from coming. */
  readonly why: unknown;
}) => void;

/**
 * What everybody may read. While the API is down, failing, lying or too slow, its last good answer stands in, be it that
 * there is nothing; what it refuses now stays refused.
 */
export class PublicReads {
  readonly #api: DepartmentApiClient;
  readonly #lastGood: StaleCopies;
  readonly #clock: Clock;
  readonly #onStale: OnStale;
  /** Since the API kept somebody waiting in vain, until it says anything. */
  #isSilent = false;

  constructor(api: DepartmentApiClient, lastGood: StaleCopies, clock: Clock, onStale: OnStale) {
    this.#api = api;
    this.#lastGood = lastGood;
    this.#clock = clock;
    this.#onStale = onStale;
  }

  /** As `DepartmentApiClient.ask`. */
  async ask<T>(question: PublicQuery<T>): Promise<T> {
    const outcome = await this.askOrBeRefused<T, never>(question, []);
    return outcome.ok ? outcome.value : outcome.code;
  }

  /**
   * As `DepartmentApiClient.askOrBeRefused`.
   *
   * @param notFound what a 404 stands for that does not say it, where nothing else is known: whatever is restarted
   * before an API answers so to everything
   */
  async askOrBeRefused<T, const Code extends string>(
    question: PublicQuery<T>,
    refusals: readonly Code[],
    notFound?: Code,
  ): Promise<Outcome<T, Code>> {
    const asked = this.#ask(question, refusals);
    let first = await within(TIMEOUT_MS, asked);
    if (first.is === 'answer') return first.answer;
    const lastGood = await this.#lastGood.find(keyOf(question));
    const older = lastGood && outcomeOf(lastGood, question, refusals);
    if (lastGood === undefined || older === undefined) return await orNotFound(asked, notFound);
    if (first.is === 'slow') {
      const patience = timeoutMs(lastGood.asOf, this.#clock.now(), this.#isSilent);
      first = await within(patience - TIMEOUT_MS, asked);
      if (first.is === 'answer') return first.answer;
    }
    if (first.is === 'fault' && !mayReplace(first.fault, question.signal, notFound)) throw first.fault;
    if (first.is === 'slow') this.#isSilent = true;
    // What was asked goes on, so that the next visitor gets what comes of it.
    this.#onStale({ asOf: lastGood.asOf, why: first.is === 'fault' ? first.fault : new Error('no answer in time') });
    return older;
  }

  async #ask<T, Code extends string>(
    { isEmpty, ...question }: PublicQuery<T>,
    refusals: readonly Code[],
  ): Promise<Outcome<T, Code>> {
    const key = keyOf(question);
    const onGood = (value: T, body: string) => {
      this.#lastGood.keep(key, body, isEmpty?.(value) === true);
    };
    const outcome = await this.#api.askOrBeRefused({ ...question, onGood }, refusals);
    this.#isSilent = false;
    if (!outcome.ok) this.#lastGood.keepRefusal(key, outcome.code);
    return outcome;
  }
}

type First<R> =
  { readonly is: 'answer'; readonly answer: R } | { readonly is: 'fault'; readonly fault: unknown } | Slow;
interface Slow {
  readonly is: 'slow';
}

async function within<R>(milliseconds: number, asked: Promise<R>): Promise<First<R>> {
  const { promise: slow, resolve } = Promise.withResolvers<Slow>();
  const timer = setTimeout(resolve, milliseconds, { is: 'slow' });
  const settled = asked.then(
    (answer) => ({ is: 'answer', answer }) as const,
    (fault: unknown) => ({ is: 'fault', fault }) as const,
  );
  const first = await Promise.race([settled, slow]);
  clearTimeout(timer);
  return first;
}

async function orNotFound<T, Code extends string>(
  asked: Promise<Outcome<T, Code>>,
  notFound: Code | undefined,
): Promise<Outcome<T, Code>> {
  try {
    return await asked;
  } catch (fault) {
    if (notFound === undefined || !isNotFound(fault)) throw fault;
    return refused(notFound);
  }
}

/** Whether what was asked for got a 404; one for our token refuses us. */
function isNotFound(fault: unknown): boolean {
  return fault instanceof Unavailable && fault.status === 404 && fault.publicMessage !== UNAUTHORISED.says;
}

function mayReplace(fault: unknown, leaving: AbortSignal | undefined, notFound: string | undefined): boolean {
  if (!(fault instanceof Unavailable) || leaving?.aborted === true) return false;
  // Whatever the status of a token request that failed, it refuses us, not what was asked for.
  if (fault.publicMessage === UNAUTHORISED.says) return true;
  return isStaleAllowed(classifyStatus(fault.status)) || (notFound !== undefined && isNotFound(fault));
}

/** Undefined when it cannot be read any more, as an older version of ours could. */
function outcomeOf<T, Code extends string>(
  lastGood: StaleCopy,
  { answer }: PublicQuery<T>,
  refusals: readonly Code[],
): Outcome<T, Code> | undefined {
  if ('refusal' in lastGood) {
    const code = refusals.find((one) => one === lastGood.refusal);
    return code === undefined ? undefined : refused(code);
  }
  try {
    return done(answer(readJson(lastGood.body), () => undefined));
  } catch {
    return undefined;
  }
}

function keyOf({ method, path, json }: Pick<ApiRequest<unknown>, 'method' | 'path' | 'json'>): string {
  return [method, path, ...(json === undefined ? [] : [JSON.stringify(json)])].join(' ');
}
