/** Milliseconds from the request on in which late parts can arrive in their places, without scripts. */
const GRACE_MS = 8;
/** A page that waited longer than this for the rest has a source that will hardly answer within the grace: 0017. */
const PROMPT_MS = GRACE_MS / 2;

/**
 * When a page asks for its late parts: at once, or, where its source is slow, after the rest of it has left, which
 * asking would only delay.
 */
export class DeferredSchedule {
  readonly #turn = Promise.withResolvers<undefined>();
  readonly #grace = Promise.withResolvers<undefined>();
  #isSlow = false;
  #isPutOff = false;

  /** Begins with the request. */
  constructor() {
    // Timers, not the clock: where answers come from memory or SQLite, nothing lets them fire, however long they take.
    setTimeout(() => {
      this.#isSlow = true;
    }, PROMPT_MS);
    setTimeout(this.#grace.resolve, GRACE_MS);
  }

  /** Whether a part waits for its turn. */
  get isPutOff(): boolean {
    return this.#isPutOff;
  }

  /** Resolves when late parts are waited for no longer. */
  get graceOver(): Promise<undefined> {
    return this.#grace.promise;
  }

  ask<T>(question: () => Promise<T>): Promise<T> {
    if (!this.#isSlow) return question();
    this.#isPutOff = true;
    return this.#turn.promise.then(question);
  }

  /** Asks for what was put off. */
  come(): void {
    this.#turn.resolve(undefined);
  }
}
