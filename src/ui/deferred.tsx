import { Suspense, use, type ReactNode } from 'react';

/**
 * A part of a page that may be slow and may fail without changing the page's status. The promise never rejects: React
 * has no error boundaries on the server, so a failure is the value 'unavailable'.
 */
export type Deferred<T> = Promise<T | 'unavailable'>;

/**
 * The query parameter that requests the complete page in one response: the link of a pending part, for visitors without
 * scripts.
 */
export const COMPLETE_QUERY = 'complete';

interface DeferredPartProps<T> {
  readonly value: Deferred<T>;
  /** Rendered until the value is there. */
  readonly fallback: ReactNode;
  /** Rendered when the value is 'unavailable'. */
  readonly unavailable: ReactNode;
  readonly children: (value: T) => ReactNode;
}

export function DeferredPart<T>({ value, fallback, unavailable, children }: DeferredPartProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Resolved value={value} unavailable={unavailable}>
        {children}
      </Resolved>
    </Suspense>
  );
}

function Resolved<T>({ value, unavailable, children }: Omit<DeferredPartProps<T>, 'fallback'>) {
  const resolved = use(value);
  return resolved === 'unavailable' ? unavailable : children(resolved);
}
