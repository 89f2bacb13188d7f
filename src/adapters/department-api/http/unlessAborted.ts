/**
 * Waits for work that cannot be stopped. Rejects with the signal's reason as soon as it is aborted, while the work goes
 * on. Does not use `AbortSignal.any` and `aborted` of `node:util`, which reference their sources weakly: see
 * docs/decisions/0016.
 */
export async function unlessAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (signal === undefined) return await work;
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  try {
    return await Promise.race([aborted.promise, work]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
