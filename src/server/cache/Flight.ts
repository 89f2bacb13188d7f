import type { ServerResponse } from 'node:http';
import type { Response } from 'express';
import type { CachedResponse } from './CachedResponse.ts';

/** Those who wait then get their own response: the one that the first client left behind may have ended in an error. */
const MAX_ORPHANED_MS = 5_000;

/**
 * A response that is made once for all clients that request it at the same time. It is aborted when the last of them has
 * disconnected, not when the first one has.
 */
export class Flight {
  readonly #controller = new AbortController();
  readonly #result = Promise.withResolvers<CachedResponse | undefined>();
  readonly #onEnd: () => void;
  #isSettled = false;
  #timer: NodeJS.Timeout | undefined;
  #hasLeaderLeft = false;
  #waiting = 0;

  /**
   * @param leader the response that is made
   * @param onEnd called once, when the response was made or nobody waits for it any more
   */
  constructor(leader: Response, onEnd: () => void) {
    this.#onEnd = onEnd;
    leader.once('close', () => {
      // Without a context, its turn had not come: a busy server forgets requests whose client has left.
      if (leader.writableFinished || (leader.locals as Partial<Express.Locals>).context === undefined) {
        this.end();
      } else {
        this.#hasLeaderLeft = true;
        this.#timer = setTimeout(() => this.end(), MAX_ORPHANED_MS);
        this.#abortUnlessWaitedFor();
      }
    });
  }

  /** Aborts when nobody waits for the response any more. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Waits for the response. @returns undefined when it is not one for several clients */
  join(response: ServerResponse): Promise<CachedResponse | undefined> {
    this.#waiting += 1;
    response.once('close', () => {
      this.#waiting -= 1;
      this.#abortUnlessWaitedFor();
    });
    return this.#result.promise;
  }

  /** Ends the waiting of all who joined. @param result for them; undefined when each has to get its own response */
  settle(result: CachedResponse | undefined): void {
    this.#isSettled = true;
    clearTimeout(this.#timer);
    this.#result.resolve(result);
    this.#abortUnlessWaitedFor();
  }

  end(): void {
    this.settle(undefined);
    this.#onEnd();
  }

  #abortUnlessWaitedFor(): void {
    if (!this.#hasLeaderLeft || (!this.#isSettled && this.#waiting > 0)) return;
    clearTimeout(this.#timer);
    this.#controller.abort();
    this.#result.resolve(undefined);
    this.#onEnd();
  }
}
