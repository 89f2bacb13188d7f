/** The time that one question has, its retries and a new token included. */
export class Deadline {
  /** Fires when the time is over. */
  readonly signal: AbortSignal;
  readonly #endsAt: number;

  /** @param milliseconds from now on */
  constructor(milliseconds: number) {
    this.signal = AbortSignal.timeout(milliseconds);
    this.#endsAt = performance.now() + milliseconds;
  }

  get remainingMs(): number {
    return this.#endsAt - performance.now();
  }
}
