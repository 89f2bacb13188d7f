import type { Limit } from '#domain/limits/limit.ts';

/** Counts how often clients do something, across restarts and, with a store, in all processes together. */
export interface Limits {
  /**
   * Counts a use. Never rejects: while counts cannot be stored, they are counted in memory. With a store, processes
   * share their counts within a second or two.
   *
   * @param subject who is limited: the network of an address (`clientNetwork`), an account … It is stored as a keyed
   * digest only
   * @param amount how many uses these are: all of them are allowed, or none; 1 when left out
   * @returns seconds until the client may try again; 0 when this use is allowed, and only then it is counted
   */
  use(limit: Limit, subject: string, amount?: number): Promise<number>;
  /** What `use` would return for one use, which is not counted. Never rejects. */
  check(limit: Limit, subject: string): Promise<number>;
  /** How many uses the present window has; 0 when it has ended. Never rejects. */
  count(limit: Limit, subject: string): Promise<number>;
}
