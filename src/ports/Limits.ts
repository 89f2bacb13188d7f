import type { Limit } from '#domain/limits/limit.ts';

/** Counts how often clients do something, across restarts and, with a store, in all processes together. */
export interface Limits {
  /**
   * Counts one use. Never rejects: while counts cannot be stored, they are counted in memory. With a store, processes
   * share their counts within a second or two.
   *
   * @param subject who is limited: the network of an address (`clientNetwork`), an account … It is stored as a keyed
   * digest only
   * @returns seconds until the client may try again; 0 when this use is allowed, and only then it is counted
   */
  use(limit: Limit, subject: string): Promise<number>;
}
