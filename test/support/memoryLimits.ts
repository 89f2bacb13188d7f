import type { Clock } from '#ports/Clock.ts';
import type { Limits } from '#ports/Limits.ts';
import { BufferedLimits } from '#adapters/limits/BufferedLimits.ts';

/** Limits that are counted in memory only. */
export function memoryLimits(clock: Clock): Limits {
  const secretKey = () => Promise.resolve('a secret key of the tests that is long enough');
  const warn = (message: string, error?: unknown) => {
    throw new Error(message, { cause: error });
  };
  return new BufferedLimits({ secretKey, clock, warn });
}
