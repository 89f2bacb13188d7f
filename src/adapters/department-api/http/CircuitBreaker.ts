import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhenResult } from 'cockatiel';
import { OUTAGE_FAILURES, PROBE_INTERVAL_MS } from '#domain/session/outage.ts';
import { unlessAborted } from './unlessAborted.ts';

/** The end of one request. */
export interface Attempt<T> {
  /** Whether it says that the API is down. */
  readonly isOutage: boolean;
  /** Returns the response; throws the error when there is none. */
  result(): T;
}

export type Send<T> = (how: {
  readonly isProbe: boolean;
  readonly signal?: AbortSignal | undefined;
}) => Promise<Attempt<T>>;

/**
 * Stops requests to an API that is down, except for one probe a second: all others fail at once, so that no visitor
 * waits for the API and it can recover.
 */
export class CircuitBreaker {
  readonly #policy = circuitBreaker(
    handleWhenResult((attempt) => (attempt as Attempt<unknown>).isOutage),
    { halfOpenAfter: PROBE_INTERVAL_MS, breaker: new ConsecutiveBreaker(OUTAGE_FAILURES) },
  );

  /** @param warn is called when requests stop, and when the API responds again */
  constructor(warn: (message: string) => void) {
    let isDown = false;
    this.#policy.onBreak(() => {
      if (!isDown) warn("the department's API is down: only one request a second is sent to it");
      isDown = true;
    });
    this.#policy.onReset(() => {
      isDown = false;
      warn("the department's API responds again");
    });
  }

  /**
   * @param send rejects only when its signal fires, which says nothing about the API; a probe has a deadline of its own
   * and no signal
   * @param signal fires when the client has disconnected
   */
  async run<T>(send: Send<T>, signal: AbortSignal | undefined): Promise<T> {
    const { state } = this.#policy;
    // The library would let every request wait for the probe, which may use up all the time that they have.
    if (state === CircuitState.HalfOpen) throw apiIsDown();
    // A probe serves everybody: it goes on when the client whose request it is disconnects.
    const attempt = await (state === CircuitState.Open
      ? unlessAborted(
          signal,
          this.#execute(() => send({ isProbe: true })),
        )
      : this.#execute(() => send({ isProbe: false, signal })));
    return attempt.result();
  }

  async #execute<T>(work: () => Promise<Attempt<T>>): Promise<Attempt<T>> {
    try {
      return await this.#policy.execute(work);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? apiIsDown() : error;
    }
  }
}

/** A request that was not sent. */
export class NotSent extends Error {}

function apiIsDown(): Error {
  return new NotSent('not sent: the API is down, and is tried once a second');
}
