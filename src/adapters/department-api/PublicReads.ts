import type { Instant } from '#domain/instant.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import { mayStandIn } from '#domain/session/outage.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import type { DepartmentApiClient, Question } from './DepartmentApiClient.ts';
import { UNAUTHORISED } from './departmentFault.ts';
import type { LastGood, LastGoodAnswers } from './LastGoodAnswers.ts';
import { readJson } from './readJson.ts';

/** A question whose answer is the same for everybody; site and language are in its path or its JSON. */
export interface PublicQuestion<T> extends Omit<Question<T>, 'onGood' | 'userToken' | 'onReplaced'> {
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
 * How long an answer is waited for where an older one could be used, in milliseconds. A page with some five questions
 * behind each other is then still complete within its three seconds.
 */
const PATIENCE_MS = 500;

/**
 * What everybody may read. While the API is down, failing, lying or too slow, its last good answer stands in, be it that
 * there is nothing; what it refuses now stays refused.
 */
export class PublicReads {
  readonly #api: DepartmentApiClient;
  readonly #lastGood: LastGoodAnswers;
  readonly #onStale: OnStale;

  constructor(api: DepartmentApiClient, lastGood: LastGoodAnswers, onStale: OnStale) {
    this.#api = api;
    this.#lastGood = lastGood;
    this.#onStale = onStale;
  }

  /** As `DepartmentApiClient.ask`. */
  async ask<T>(question: PublicQuestion<T>): Promise<T> {
    const outcome = await this.askOrBeRefused<T, never>(question, []);
    return outcome.ok ? outcome.value : outcome.code;
  }

  /** As `DepartmentApiClient.askOrBeRefused`. */
  async askOrBeRefused<T, const Code extends string>(
    question: PublicQuestion<T>,
    refusals: readonly Code[],
    notFound?: Code,
  ): Promise<Outcome<T, Code>> {
    const asked = this.#ask(question, refusals, notFound);
    const first = await withinPatience(asked);
    if (first.is === 'answer') return first.answer;
    if (first.is === 'fault' && !mayReplace(first.fault, question.signal)) throw first.fault;
    const lastGood = await this.#lastGood.find(keyOf(question));
    const outcome = lastGood && outcomeOf(lastGood, question, refusals);
    if (lastGood === undefined || outcome === undefined) return await asked;
    // What was asked goes on, so that the next visitor gets what comes of it.
    const why = first.is === 'fault' ? first.fault : new Error(`no answer within ${PATIENCE_MS} ms`);
    this.#onStale({ asOf: lastGood.asOf, why });
    return outcome;
  }

  async #ask<T, Code extends string>(
    { isEmpty, ...question }: PublicQuestion<T>,
    refusals: readonly Code[],
    notFound: Code | undefined,
  ): Promise<Outcome<T, Code>> {
    const key = keyOf(question);
    const onGood = (value: T, body: string) => {
      this.#lastGood.keep(key, body, isEmpty?.(value) === true);
    };
    const outcome = await this.#api.askOrBeRefused({ ...question, onGood }, refusals, notFound);
    if (!outcome.ok) this.#lastGood.keepRefusal(key, outcome.code);
    return outcome;
  }
}

type First<R> =
  { readonly is: 'answer'; readonly answer: R } | { readonly is: 'fault'; readonly fault: unknown } | Slow;
interface Slow {
  readonly is: 'slow';
}

async function withinPatience<R>(asked: Promise<R>): Promise<First<R>> {
  const { promise: slow, resolve } = Promise.withResolvers<Slow>();
  const timer = setTimeout(resolve, PATIENCE_MS, { is: 'slow' });
  const settled = asked.then(
    (answer) => ({ is: 'answer', answer }) as const,
    (fault: unknown) => ({ is: 'fault', fault }) as const,
  );
  const first = await Promise.race([settled, slow]);
  clearTimeout(timer);
  return first;
}

function mayReplace(fault: unknown, leaving: AbortSignal | undefined): boolean {
  if (!(fault instanceof Unavailable) || leaving?.aborted === true) return false;
  // Whatever the status of a token request that failed, it refuses us, not what was asked for.
  return fault.publicMessage === UNAUTHORISED.says || mayStandIn(fault.status);
}

/** Undefined when it cannot be read any more, as an older version of ours could. */
function outcomeOf<T, Code extends string>(
  lastGood: LastGood,
  { answer }: PublicQuestion<T>,
  refusals: readonly Code[],
): Outcome<T, Code> | undefined {
  if ('refusal' in lastGood) {
    const code = refusals.find((one) => one === lastGood.refusal);
    return code === undefined ? undefined : refused(code);
  }
  try {
    return done(answer(readJson(lastGood.body)));
  } catch {
    return undefined;
  }
}

function keyOf({ method, path, json }: Pick<Question<unknown>, 'method' | 'path' | 'json'>): string {
  return [method, path, ...(json === undefined ? [] : [JSON.stringify(json)])].join(' ');
}
