import type { Deferred } from '#ui/deferred.tsx';
import type { PageRequest } from './PageRequest.ts';

/** Timeout of a deferred part, in milliseconds; after it the page shows that the part is unavailable. */
export const DEFERRED_TIMEOUT_MS = 1500;

type DeferredRequest = Pick<PageRequest, 'shellSent' | 'log' | 'disconnectSignal'>;

/**
 * A deferred part of a page: fetched at once, or, when the source is remote, after the shell was sent. Fetching it earlier
 * would delay the shell.
 */
export function deferred<T>(name: string, fetchPart: () => Promise<T>, request: DeferredRequest): Deferred<T> {
  const fetchInTime = () => withTimeout(name, fetchPart(), request);
  return request.shellSent === undefined ? fetchInTime() : request.shellSent.promise.then(fetchInTime);
}

/** Never rejects; resolves to 'unavailable' at the timeout. */
function withTimeout<T>(name: string, promise: Promise<T>, request: DeferredRequest): Deferred<T> {
  const { promise: deadline, resolve } = Promise.withResolvers<'unavailable'>();
  const timer = setTimeout(() => {
    if (!request.disconnectSignal.aborted) request.log.warn({ part: name }, 'a deferred part timed out');
    resolve('unavailable');
  }, DEFERRED_TIMEOUT_MS);
  const value = promise.then(
    (result) => result,
    (error: unknown) => {
      if (!request.disconnectSignal.aborted) request.log.warn({ part: name, err: error }, 'a deferred part failed');
      return 'unavailable' as const;
    },
  );
  return Promise.race([value, deadline]).finally(() => {
    clearTimeout(timer);
  });
}

/** The deferred parts among a page's props. */
export function deferredPartsOf(props: object): Promise<unknown>[] {
  return Object.values(props).filter((value) => value instanceof Promise);
}

/** Waits for all deferred parts. @returns whether one is unavailable */
export async function hasMissingParts(props: object): Promise<boolean> {
  return (await Promise.all(deferredPartsOf(props))).includes('unavailable');
}

/**
 * Waits for all deferred parts. React renders the returned props without waiting, because it reads `status` and `value`
 * of a promise first.
 */
export async function resolveProps<Props extends object>(props: Props): Promise<Props> {
  if (deferredPartsOf(props).length === 0) return props;
  const entries = Object.entries(props).map(async ([key, value]: [string, unknown]) => {
    if (!(value instanceof Promise)) return [key, value] as const;
    const result: unknown = await value;
    return [key, Object.assign(Promise.resolve(result), { status: 'fulfilled', value: result })] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Props;
}
