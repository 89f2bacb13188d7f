import type { Response } from 'express';
import { Unavailable } from '#ports/Unavailable.ts';

/**
 * The signal of a page, or of a file that is made for one request: aborts when the client disconnects, or with
 * `Unavailable` when the time limit is over.
 *
 * @param startedAt when the time limit begins, as `performance.now()`
 */
export function pageSignal(response: Response, startedAt: number, deadlineMs: number): AbortSignal {
  const { signal: disconnectSignal } = response.locals.context;
  // Not `AbortSignal.any`, which holds its parts weakly: see docs/decisions/0016.
  const controller = new AbortController();
  const abort = () => {
    controller.abort(disconnectSignal.reason);
  };
  if (disconnectSignal.aborted) abort();
  disconnectSignal.addEventListener('abort', abort);
  const timer = setTimeout(
    () => {
      controller.abort(new Unavailable('deadline', `the page was not loaded within ${deadlineMs} ms`));
    },
    Math.max(1, startedAt + deadlineMs - performance.now()),
  );
  response.once('close', () => {
    // Otherwise other clients still wait for the page.
    if (response.writableFinished || disconnectSignal.aborted) clearTimeout(timer);
  });
  return controller.signal;
}

/**
 * Waits for work, but only until the signal aborts; then it rejects with the reason, while the work may go on. The signal
 * is that of one request: the listener goes with it.
 */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  return await Promise.race([aborted.promise, work]);
}

/** Calls a port for a file that is made for one request, which has as long as a page. */
export async function withinDeadline<T>(
  response: Response,
  deadlineMs: number,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = pageSignal(response, response.locals.context.startedAt, deadlineMs);
  return await unlessAborted(signal, call(signal));
}
