/**
 * Thrown by a port when its source counts what visitors do, and this one has to wait. Like `Unavailable` it can come
 * from every act that sends something for a visitor, so it is no code of a single port. Only a source that shares its
 * counts with other websites counts by itself: otherwise `Limits` is asked before.
 */
export class TooOften extends Error {
  /** Until the visitor may try again. */
  readonly seconds: number;

  constructor(seconds: number) {
    super(`the visitor may try again in ${seconds} seconds`);
    this.name = 'TooOften';
    this.seconds = seconds;
  }
}
