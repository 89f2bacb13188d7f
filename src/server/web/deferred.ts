import type { Deferred } from '#ui/deferred.tsx';
import type { PageRequest } from './PageRequest.ts';

/** How long a late part is waited for, in milliseconds, before the page says that it is unavailable. */
export const DEFERRED_TIMEOUT_MS = 1500;

type LateRequest = Pick<PageRequest, 'deferredSchedule' | 'log' | 'disconnectSignal'>;

/** A late part of a page, asked for when its turn comes. */
export function deferred<T>(name: string, ask: () => Promise<T>, request: LateRequest): Deferred<T> {
  return request.deferredSchedule.ask(() => inTime(name, ask(), request));
}

/** Never rejects, never takes longer than the deadline. */
function inTime<T>(name: string, promise: Promise<T>, request: LateRequest): Deferred<T> {
  const { promise: deadline, resolve } = Promise.withResolvers<'unavailable'>();
  const timer = setTimeout(() => {
    if (!request.disconnectSignal.aborted) request.log.warn({ part: name }, 'a late part did not arrive in time');
    resolve('unavailable');
  }, DEFERRED_TIMEOUT_MS);
  const value = promise.then(
    (arrived) => arrived,
    (error: unknown) => {
      if (!request.disconnectSignal.aborted) request.log.warn({ part: name, err: error }, 'a late part failed');
      return 'unavailable' as const;
    },
  );
  return Promise.race([value, deadline]).finally(() => {
    clearTimeout(timer);
  });
}

/** The late parts among a page's props. */
export function deferredPartsOf(props: object): Promise<unknown>[] {
  return Object.values(props).filter((value) => value instanceof Promise);
}

/** Whether a late part is unavailable, once all of them are known. */
export async function hasMissingParts(props: object): Promise<boolean> {
  return (await Promise.all(deferredPartsOf(props))).includes('unavailable');
}

/**
 * The same props once every late part is known, drawn without waiting: React reads `status` and `value` of a promise
 * before it waits for one.
 */
export async function resolveProps<Props extends object>(props: Props): Promise<Props> {
  const entries = Object.entries(props).map(async ([key, value]: [string, unknown]) => {
    if (!(value instanceof Promise)) return [key, value] as const;
    const arrived: unknown = await value;
    return [key, Object.assign(Promise.resolve(arrived), { status: 'fulfilled', value: arrived })] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Props;
}
