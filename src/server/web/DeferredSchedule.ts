/**
 * How long a page waits for its deferred parts, in milliseconds from the start of the request. Parts that are loaded by
 * then are sent in the page itself, without a script.
 */
const MAX_WAIT_MS = 8;
/** A source that took longer than this for the rest of the page is unlikely to respond in time (decision 0017). */
const FAST_SOURCE_MS = MAX_WAIT_MS / 2;

/**
 * Decides when the deferred parts of a page are fetched: before rendering or, when the source is slow, after the shell is
 * flushed, because fetching them earlier would delay the shell.
 */
export class DeferredSchedule {
  readonly #started = Promise.withResolvers<undefined>();
  readonly #timeout = Promise.withResolvers<undefined>();
  #isSlow = false;
  #isDeferred = false;

  /** Created at the start of the request. */
  constructor() {
    // Timers, not the clock: work in memory or in SQLite blocks them, so that only a remote source counts as slow.
    setTimeout(() => {
      this.#isSlow = true;
    }, FAST_SOURCE_MS);
    setTimeout(this.#timeout.resolve, MAX_WAIT_MS);
  }

  /** Whether any part is fetched only after `start`. */
  get isDeferred(): boolean {
    return this.#isDeferred;
  }

  /** Resolves after `MAX_WAIT_MS`: the page then no longer waits for its deferred parts. */
  get timeout(): Promise<undefined> {
    return this.#timeout.promise;
  }

  /** Fetches a part: now, or after `start` when the source is slow. */
  schedule<T>(fetchPart: () => Promise<T>): Promise<T> {
    if (!this.#isSlow) return fetchPart();
    this.#isDeferred = true;
    return this.#started.promise.then(fetchPart);
  }

  /** Fetches the parts that were deferred. Called when the shell has been flushed. */
  start(): void {
    this.#started.resolve(undefined);
  }
}
