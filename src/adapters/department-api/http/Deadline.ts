/**
 * The time for one request, its retries and a new token included. It ends early when the caller's signal fires. Without
 * `AbortSignal.any` and `timeout`, which hold their sources weakly: see docs/decisions/0016.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #endsAt: number;
  readonly #timer: NodeJS.Timeout;
  readonly #caller: AbortSignal | undefined;
  readonly #onCallerAborted = () => {
    this.abort(this.#caller?.reason);
  };

  /**
   * @param milliseconds from now on
   * @param caller fires when the client has disconnected
   */
  constructor(milliseconds: number, caller?: AbortSignal) {
    this.#endsAt = performance.now() + milliseconds;
    this.#timer = setTimeout(() => {
      this.abort(new DOMException(`timeout after ${milliseconds} ms`, 'TimeoutError'));
    }, milliseconds).unref();
    this.#caller = caller;
    if (caller?.aborted === true) this.#onCallerAborted();
    else caller?.addEventListener('abort', this.#onCallerAborted);
  }

  /** Fires when the time is over, or the request was aborted. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get remainingMs(): number {
    return this.#endsAt - performance.now();
  }

  abort(reason: unknown): void {
    this.#controller.abort(reason);
  }

  /** Ends the timer and stops listening; to be called when the request has ended. */
  release(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#onCallerAborted);
  }
}
