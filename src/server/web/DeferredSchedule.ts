/** A page waits so many milliseconds, from the start of the request, for deferred parts, to send them without scripts. */
const GRACE_MS = 8;
/** A source that took longer than this for the rest of the page will hardly respond within `GRACE_MS`: decision 0017. */
const PROMPT_MS = GRACE_MS / 2;

/**
 * Decides when the deferred parts of a page are fetched: before rendering, or, where the source is slow, after the shell
 * is flushed, which fetching them would only delay.
 */
export class DeferredSchedule {
  readonly #started = Promise.withResolvers<undefined>();
  readonly #graceOver = Promise.withResolvers<undefined>();
  #isSlow = false;
  #isDeferred = false;

  /** Created at the start of the request. */
  constructor() {
    // Timers, not the clock: work in memory or in SQLite blocks them, so that only a remote source counts as slow.
    setTimeout(() => {
      this.#isSlow = true;
    }, PROMPT_MS);
    setTimeout(this.#graceOver.resolve, GRACE_MS);
  }

  /** Whether a part waits for `start`. */
  get isDeferred(): boolean {
    return this.#isDeferred;
  }

  /** Resolves when the page waits no longer for deferred parts. */
  get graceTimeout(): Promise<undefined> {
    return this.#graceOver.promise;
  }

  run<T>(fetchPart: () => Promise<T>): Promise<T> {
    if (!this.#isSlow) return fetchPart();
    this.#isDeferred = true;
    return this.#started.promise.then(fetchPart);
  }

  /** Fetches the parts that wait. */
  start(): void {
    this.#started.resolve(undefined);
  }
}
