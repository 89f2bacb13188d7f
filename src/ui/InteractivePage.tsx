import { createContext, use } from 'react';

/** What a page can do once it has come alive in the browser. */
export interface InteractivePage {
  /** Shows another address of the same page in place. */
  show(address: string): void;
  /** Whether another address is on its way. */
  readonly loading: boolean;
}

export const InteractivePageContext = createContext<InteractivePage | undefined>(undefined);

/** Absent on the server, without scripts, and on pages that do not come alive: plain links and forms do the work then. */
export function useInteractivePage(): InteractivePage | undefined {
  return use(InteractivePageContext);
}
