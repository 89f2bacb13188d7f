/**
 * The time that one question has, its retries and a new token included. It ends early when nobody waits any more. Not of
 * `AbortSignal.any` and `timeout`, which hold weakly what they belong to: see docs/decisions/0016.
 */
export class Deadline {
  readonly #end = new AbortController();
  readonly #endsAt: number;
  readonly #timer: NodeJS.Timeout;
  readonly #leaving: AbortSignal | undefined;
  readonly #leave = () => {
    this.giveUp(this.#leaving?.reason);
  };

  /**
   * @param milliseconds from now on
   * @param leaving fires when nobody waits any more
   */
  constructor(milliseconds: number, leaving?: AbortSignal) {
    this.#endsAt = performance.now() + milliseconds;
    this.#timer = setTimeout(() => {
      this.giveUp(new DOMException(`timeout after ${milliseconds} ms`, 'TimeoutError'));
    }, milliseconds).unref();
    this.#leaving = leaving;
    if (leaving?.aborted === true) this.#leave();
    else leaving?.addEventListener('abort', this.#leave);
  }

  /** Fires when the time is over, or the question was given up. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  get remainingMs(): number {
    return this.#endsAt - performance.now();
  }

  giveUp(reason: unknown): void {
    this.#end.abort(reason);
  }

  /** Lets go of everything, once there is an answer or none will come. */
  release(): void {
    clearTimeout(this.#timer);
    this.#leaving?.removeEventListener('abort', this.#leave);
  }
}
