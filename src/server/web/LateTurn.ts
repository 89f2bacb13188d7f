/** Milliseconds that late parts have to arrive in their places, in one piece with the rest and without scripts. */
export const GRACE_MS = 8;
/** A page that waited longer than this for the rest has a source that would not answer within the grace either. */
const PROMPT_MS = GRACE_MS / 2;

/**
 * When a page asks for its late parts: at once, or, where its source is slow, after the rest of it has left, which
 * asking would only delay.
 */
export class LateTurn {
  readonly #turn = Promise.withResolvers<undefined>();
  #isSlow = false;
  #isPutOff = false;

  /** Begins with the request. */
  constructor() {
    // A timer, not the clock: work of this process alone, however long, does not let it fire.
    setTimeout(() => {
      this.#isSlow = true;
    }, PROMPT_MS);
  }

  /** Whether a part waits for its turn. */
  get isPutOff(): boolean {
    return this.#isPutOff;
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
