import { Unavailable } from '#ports/Unavailable.ts';

export interface OutageWatchOptions {
  /** Whether the server responds to a query on a connection of its own. Ends in time, and never rejects. */
  readonly probe: () => Promise<boolean>;
  readonly warn: (message: string) => void;
  /** A call that takes longer makes the server suspect. */
  readonly suspectAfterMs: number;
  /** The pause between two probes of a server that is down. */
  readonly probeIntervalMs: number;
}

interface Call {
  readonly startedAt: number;
  fail(error: Unavailable): void;
}

/**
 * Notices that a server is silent: frozen, or cut off. Then every call in progress fails, and so does every further one,
 * at once, until a probe is answered. So a request waits once for a silent server, however many calls it consists of.
 *
 * A call that takes long does not prove an outage: the statement may be slow, or all connections in use. That is why the
 * server is probed before it counts as down.
 */
export class OutageWatch {
  readonly #options: OutageWatchOptions;
  /** The oldest comes first. */
  readonly #calls = new Set<Call>();
  #isDown = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #isProbing = false;
  #responses = 0;

  constructor(options: OutageWatchOptions) {
    this.#options = options;
  }

  /** Runs a call to the server. Throws `Unavailable` as soon as the server is down, while the call may go on. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isDown) throw silenceError();
    const failed = Promise.withResolvers<never>();
    const call: Call = { startedAt: performance.now(), fail: failed.reject };
    this.#calls.add(call);
    if (this.#timer === undefined && !this.#isProbing) this.#schedule(this.#options.suspectAfterMs);
    try {
      const result = await Promise.race([work(), failed.promise]);
      this.#responses++;
      return result;
    } finally {
      this.#calls.delete(call);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#isClosed = true;
  }

  #schedule(delayMs: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#check(), delayMs).unref();
  }

  async #check(): Promise<void> {
    this.#timer = undefined;
    const { suspectAfterMs, probeIntervalMs } = this.#options;
    const [oldest] = this.#calls;
    const remainingMs = oldest === undefined ? undefined : oldest.startedAt + suspectAfterMs - performance.now();
    if (this.#isDown || (remainingMs !== undefined && remainingMs <= 0)) {
      await this.#probe();
      this.#schedule(this.#isDown ? probeIntervalMs : suspectAfterMs);
    } else if (remainingMs !== undefined) this.#schedule(Math.ceil(remainingMs));
  }

  async #probe(): Promise<void> {
    const before = this.#responses;
    this.#isProbing = true;
    // A response to any other call shows just as well that the server is up.
    const isUp = (await this.#options.probe()) || this.#responses > before;
    this.#isProbing = false;
    if (this.#isClosed || isUp === !this.#isDown) return;
    this.#isDown = !isUp;
    this.#options.warn(isUp ? RESPONDS_AGAIN : DOES_NOT_RESPOND);
    if (isUp) return;
    const error = silenceError();
    for (const call of this.#calls) call.fail(error);
  }
}

const DOES_NOT_RESPOND = 'the database does not respond: whatever needs it fails at once until it does';
const RESPONDS_AGAIN = 'the database responds again';

function silenceError(): Unavailable {
  return new Unavailable('store', 'not sent: the database does not respond, and is probed until it does');
}
