import type { Instant } from '#domain/instant.ts';

/** What time it is. Rules are told; nothing in the domain asks. */
export interface Clock {
  now(): Instant;
}
