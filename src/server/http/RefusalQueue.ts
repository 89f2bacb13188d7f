/** Health checks and disconnected clients wait for some milliseconds of refusals at most. */
const REFUSALS_PER_TURN = 32;
/** No refusal waits longer, in milliseconds, however many requests arrive. */
const MAX_WAIT_MS = 250;

/**
 * Refusals that wait until no request arrives in a turn of the event loop. One turn accepts one connection (libuv), so
 * each response that is written between two of them delays the health check that waits to be accepted behind both.
 */
export class RefusalQueue {
  readonly #refusals = new Set<() => void>();
  #hasArrivedInThisTurn = false;
  #waitsUntil = 0;

  /** A request has arrived. */
  arrived(): void {
    this.#hasArrivedInThisTurn = true;
  }

  add(refuse: () => void): void {
    if (this.#refusals.size === 0) {
      this.#waitsUntil = performance.now() + MAX_WAIT_MS;
      this.#goOnInNextTurn();
    }
    this.#refusals.add(refuse);
  }

  /** For a client that has left. */
  delete(refuse: () => void): void {
    this.#refusals.delete(refuse);
  }

  #goOnInNextTurn(): void {
    setImmediate(() => {
      this.#goOn();
    });
  }

  #goOn(): void {
    const isDue = !this.#hasArrivedInThisTurn || performance.now() >= this.#waitsUntil;
    this.#hasArrivedInThisTurn = false;
    let left = isDue ? REFUSALS_PER_TURN : 0;
    for (const refuse of this.#refusals) {
      if (left-- === 0) break;
      this.#refusals.delete(refuse);
      refuse();
    }
    if (this.#refusals.size > 0) this.#goOnInNextTurn();
  }
}
