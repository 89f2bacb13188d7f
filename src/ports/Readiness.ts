/** Whether what stands behind the ports can answer at all. */
export interface Readiness {
  /** Comes back when it can; throws `Unavailable` when it cannot. */
  check(): Promise<void>;
}
