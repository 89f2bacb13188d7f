import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run: false on the server and while React hydrates, so that both render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
