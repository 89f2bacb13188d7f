import { Unavailable } from '#ports/Unavailable.ts';

/** For parts without which a page is complete: nothing when the source cannot be reached; other errors are thrown on. */
export function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof Unavailable)) throw error;
}
