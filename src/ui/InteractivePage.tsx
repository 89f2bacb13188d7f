import { createContext, use } from 'react';

/** What an interactive page can do once it is hydrated. */
export interface InteractivePage {
  /** Shows another address of the same page in place. */
  show(address: string): void;
  /** Whether another address is being loaded. */
  readonly loading: boolean;
}

export const InteractivePageContext = createContext<InteractivePage | undefined>(undefined);

/** Undefined on the server, without scripts, and on pages that are not interactive: plain links and forms work then. */
export function useInteractivePage(): InteractivePage | undefined {
  return use(InteractivePageContext);
}
