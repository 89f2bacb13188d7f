import type { Instant } from '#domain/instant.ts';

/** The current time. Rules of the domain get the time as a parameter and never read a clock. */
export interface Clock {
  now(): Instant;
}
