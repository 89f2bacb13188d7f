/** Whether the store or the API behind the ports can be used. */
export interface Readiness {
  /** Resolves when it can be used. Throws `Unavailable` when it cannot. */
  check(): Promise<void>;
}
