import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhenResult } from 'cockatiel';
import { OUTAGE_FAILURES, PROBE_INTERVAL_MS } from '#domain/session/outage.ts';
import { unlessAborted } from '#ports/unlessAborted.ts';

/** What came of asking. */
export interface Tried<T> {
  /** Whether it says that the API is down. */
  readonly isOutage: boolean;
  /** The answer; throws the fault where there is none. */
  take(): T;
}

export type Work<T> = (as: {
  readonly probe: boolean;
  readonly leaving?: AbortSignal | undefined;
}) => Promise<Tried<T>>;

/**
 * Leaves an API alone that is down, but for one probe a second: everybody else fails at once, so that nobody waits for
 * it and it can get up.
 */
export class CircuitBreaker {
  readonly #policy = circuitBreaker(
    handleWhenResult((tried) => (tried as Tried<unknown>).isOutage),
    { halfOpenAfter: PROBE_INTERVAL_MS, breaker: new ConsecutiveBreaker(OUTAGE_FAILURES) },
  );

  /** @param warn told when the API is left alone, and when it answers again */
  constructor(warn: (message: string) => void) {
    let isDown = false;
    this.#policy.onBreak(() => {
      if (!isDown) warn("the department's API is down: it is asked once a second only");
      isDown = true;
    });
    this.#policy.onReset(() => {
      isDown = false;
      warn("the department's API answers again");
    });
  }

  /**
   * @param work rejects only when `leaving` fires, which says nothing of the API; a probe has a deadline of its own, and
   * nobody leaves it
   * @param leaving fires when nobody waits any more
   */
  async run<T>(work: Work<T>, leaving: AbortSignal | undefined): Promise<T> {
    const { state } = this.#policy;
    // The library would let everybody wait for the probe, which may take all the time they have.
    if (state === CircuitState.HalfOpen) throw leftAlone();
    // A probe is everybody's, and goes on without the visitor whose question it happens to be.
    const tried = await (state === CircuitState.Open
      ? unlessAborted(
          leaving,
          this.#execute(() => work({ probe: true })),
        )
      : this.#execute(() => work({ probe: false, leaving })));
    return tried.take();
  }

  async #execute<T>(work: () => Promise<Tried<T>>): Promise<Tried<T>> {
    try {
      return await this.#policy.execute(work);
    } catch (fault) {
      throw fault instanceof BrokenCircuitError ? leftAlone() : fault;
    }
  }
}

function leftAlone(): Error {
  return new Error('not asked: the API is down, and is tried once a second');
}
