import { createContext, use } from 'react';

/** What an interactive page can do once it is hydrated. */
export interface InteractivePage {
  /** Shows another address of the same page in place. */
  show(address: string): void;
  /** Whether another address is being loaded. */
  readonly loading: boolean;
  /**
   * Posts a form and shows its answer in place.
   *
   * @param onProgress called with the part that was sent, from 0 to 1
   * @returns whether there was an answer
   */
  submit(form: HTMLFormElement, data: FormData, onProgress: (sent: number) => void): Promise<boolean>;
  /** Whether an answer to a form is shown in place of what the page was loaded with. */
  readonly isAnswered: boolean;
}

export const InteractivePageContext = createContext<InteractivePage | undefined>(undefined);

/** Undefined on the server, without scripts, and on pages that are not interactive: plain links and forms work then. */
export function useInteractivePage(): InteractivePage | undefined {
  return use(InteractivePageContext);
}
