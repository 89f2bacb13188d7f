import { randomUUID } from 'node:crypto';
import { addSeconds, type Instant } from '#domain/instant.ts';
import type { Limit } from '#domain/limits/limit.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Limits } from '#ports/Limits.ts';
import { BufferedLimits } from './BufferedLimits.ts';

const ROTATION_SECONDS = 3_600;

/**
 * Counts in the memory of this process alone, under a random key that is replaced every hour, with all counts: afterwards
 * nobody can find out which network has sent something. So a network may do as much again when a new hour begins.
 */
export class RotatingLimits implements Limits {
  readonly #clock: Clock;
  #current: BufferedLimits | undefined;
  #until: Instant | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  use(limit: Limit, subject: string, amount?: number): Promise<number> {
    return this.#limits().use(limit, subject, amount);
  }

  check(limit: Limit, subject: string): Promise<number> {
    return this.#limits().check(limit, subject);
  }

  count(limit: Limit, subject: string): Promise<number> {
    return this.#limits().count(limit, subject);
  }

  #limits(): Limits {
    const now = this.#clock.now();
    if (this.#current === undefined || this.#until === undefined || now >= this.#until) {
      const key = randomUUID();
      // Nothing is stored, so nothing can fail.
      const settings = { secretKey: () => Promise.resolve(key), clock: this.#clock, warn: () => undefined };
      this.#current = new BufferedLimits(settings);
      this.#until = addSeconds(now, ROTATION_SECONDS);
    }
    return this.#current;
  }
}
