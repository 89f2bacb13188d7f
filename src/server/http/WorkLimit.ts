/** Health checks and disconnected clients wait for some ten milliseconds of work at most. */
const STARTS_PER_TURN = 8;
/** So many times as long as work took in one turn, the next work waits at most while requests arrive. */
const PAUSE = 2;
const MAX_PAUSE_MS = 30;

export interface WorkLimitSettings {
  /** How much work may be in flight at once. */
  readonly maxInFlight: number;
  /** How much of it one client network gets at most. */
  readonly maxPerNetwork: number;
  /** How much more may wait for its turn. */
  readonly maxWaiting: number;
  /** Time limit of waiting, in milliseconds. */
  readonly waitMs: number;
}

/** The work of one request. Exactly one of the two is called, unless its client leaves before. */
export interface Work {
  start(): void;
  refuse(): void;
}

interface Waiting extends Work {
  readonly network: string;
  readonly timer: NodeJS.Timeout;
}

/**
 * Bounds the work in flight. What is over the bound waits in one line for each client network, and the lines take turns:
 * whoever sends a thousand requests waits behind their own. When too much waits, the longest line loses its oldest.
 *
 * Little work is started in one turn of the event loop, so that health checks, disconnected clients and other
 * connections are noticed soon. One turn accepts one connection (libuv), so while requests arrive, most turns start no
 * work: otherwise a health check waits for the work of all who connected before it.
 */
export class WorkLimit {
  readonly #settings: WorkLimitSettings;
  readonly #inFlight = new Map<string, number>();
  #allInFlight = 0;
  /** The line whose turn is next comes first. */
  readonly #lines = new Map<string, Set<Waiting>>();
  #allWaiting = 0;
  #startsLeftInThisTurn = STARTS_PER_TURN;
  #turnStartedAt = 0;
  #pauseEndsAt = 0;
  #hasArrivedInThisTurn = false;

  constructor(settings: WorkLimitSettings) {
    this.#settings = settings;
  }

  /**
   * @param network of the client, as `clientNetwork` returns it
   * @returns a function to be called when the work has ended or its client has left; more calls do nothing
   */
  enter(network: string, work: Work): () => void {
    this.#hasArrivedInThisTurn = true;
    if (this.#allWaiting === 0 && this.#startsLeftInThisTurn > 0 && this.#hasRoomFor(network)) {
      this.#start(network, work);
      return this.#leaveOnce(network);
    }
    let leave: () => void = () => {
      this.#remove(waiting);
    };
    const waiting: Waiting = {
      network,
      start: () => {
        leave = this.#leaveOnce(network);
        work.start();
      },
      refuse: () => {
        work.refuse();
      },
      timer: setTimeout(() => {
        this.#remove(waiting);
        work.refuse();
      }, this.#settings.waitMs),
    };
    this.#add(waiting);
    return () => {
      leave();
    };
  }

  #hasRoomFor(network: string): boolean {
    const { maxInFlight, maxPerNetwork } = this.#settings;
    return this.#allInFlight < maxInFlight && (this.#inFlight.get(network) ?? 0) < maxPerNetwork;
  }

  #add(waiting: Waiting): void {
    const { network } = waiting;
    const line = this.#lines.get(network) ?? new Set();
    line.add(waiting);
    this.#lines.set(network, line);
    this.#allWaiting++;
    if (this.#allWaiting > this.#settings.maxWaiting) this.#refuseOne();
    this.#startNext();
  }

  #remove(waiting: Waiting): void {
    const line = this.#lines.get(waiting.network);
    if (line?.delete(waiting) !== true) return;
    clearTimeout(waiting.timer);
    this.#allWaiting--;
    if (line.size === 0) this.#lines.delete(waiting.network);
  }

  #refuseOne(): void {
    let longest: Set<Waiting> = new Set();
    for (const line of this.#lines.values()) if (line.size > longest.size) longest = line;
    const [oldest] = longest;
    if (oldest === undefined) return;
    this.#remove(oldest);
    oldest.refuse();
  }

  #startNext(): void {
    if (this.#startsLeftInThisTurn === 0) return;
    for (const [network, line] of this.#lines) {
      const [first] = line;
      if (first === undefined || !this.#hasRoomFor(network)) continue;
      this.#remove(first);
      if (line.size > 0) {
        this.#lines.delete(network);
        this.#lines.set(network, line); // the others are before it now
      }
      this.#start(network, first);
      return;
    }
  }

  #start(network: string, work: Work): void {
    this.#allInFlight++;
    this.#inFlight.set(network, (this.#inFlight.get(network) ?? 0) + 1);
    if (this.#startsLeftInThisTurn === STARTS_PER_TURN) {
      this.#turnStartedAt = performance.now();
      setImmediate(() => {
        this.#beginPause();
      });
    }
    this.#startsLeftInThisTurn--;
    work.start();
  }

  /** Until no request has arrived in a turn, or for a while. */
  #beginPause(): void {
    const now = performance.now();
    this.#pauseEndsAt = now + Math.min(MAX_PAUSE_MS, PAUSE * (now - this.#turnStartedAt));
    this.#startsLeftInThisTurn = 0;
    this.#hasArrivedInThisTurn = false;
    setImmediate(() => {
      this.#goOn();
    });
  }

  #goOn(): void {
    if (this.#hasArrivedInThisTurn && performance.now() < this.#pauseEndsAt) {
      this.#hasArrivedInThisTurn = false;
      setImmediate(() => {
        this.#goOn();
      });
      return;
    }
    this.#startsLeftInThisTurn = STARTS_PER_TURN;
    for (let starts = 0; starts < STARTS_PER_TURN; starts++) this.#startNext();
  }

  #leaveOnce(network: string): () => void {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#allInFlight--;
      const rest = (this.#inFlight.get(network) ?? 0) - 1;
      if (rest > 0) this.#inFlight.set(network, rest);
      else this.#inFlight.delete(network);
      this.#startNext();
    };
  }
}
