import { createHash } from 'node:crypto';
import type { Instant } from '#domain/instant.ts';
import type { Clock } from '#ports/Clock.ts';
import type { SpentCheck } from '#adapters/store/robot-check/RobotCheckRows.ts';
import type { SpentChecks } from './AltchaRobotChecks.ts';

/** The answers that are spent, in the memory of this process alone, until they expire. It mails nothing. */
export class SpentInMemory implements SpentChecks {
  readonly #clock: Clock;
  readonly #spent = new Map<string, { readonly usedFor: string; readonly expiresAt: Instant }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  spend({ id, use, expiresAt }: SpentCheck): Promise<boolean> {
    this.#deleteExpired();
    const usedFor = createHash('sha256').update(use).digest('base64url');
    const spent = this.#spent.get(id);
    if (spent !== undefined) return Promise.resolve(spent.usedFor === usedFor);
    this.#spent.set(id, { usedFor, expiresAt });
    return Promise.resolve(true);
  }

  mail(): Promise<void> {
    return Promise.reject(new Error('no code can be mailed without a store'));
  }

  #deleteExpired(): void {
    const now = this.#clock.now();
    for (const [id, { expiresAt }] of this.#spent) if (expiresAt <= now) this.#spent.delete(id);
  }
}
