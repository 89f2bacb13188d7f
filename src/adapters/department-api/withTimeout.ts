/** How a work ended, or that it has not within its time. */
type Result<R> =
  | { readonly is: 'outcome'; readonly outcome: R }
  | { readonly is: 'error'; readonly error: unknown }
  | { readonly is: 'timeout' };

/** Waits for a work, but not for longer. The work itself goes on. Never rejects. */
export async function withTimeout<R>(milliseconds: number, work: Promise<R>): Promise<Result<R>> {
  const { promise: timeout, resolve } = Promise.withResolvers<Result<R>>();
  const timer = setTimeout(resolve, milliseconds, { is: 'timeout' });
  const settled = work.then(
    (outcome) => ({ is: 'outcome', outcome }) as const,
    (error: unknown) => ({ is: 'error', error }) as const,
  );
  const first = await Promise.race([settled, timeout]);
  clearTimeout(timer);
  return first;
}
