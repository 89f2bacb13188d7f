/** What failed; 'deadline' when the server stopped waiting, whatever it was waiting for. */
export type Source = 'store' | 'departmentApi' | 'files' | 'virusScan' | 'deadline';

/** The fixed texts of the specification's error catalogue (spec §8): the only ones of a port that visitors see. */
export type CatalogueMessage =
  | 'Error in Client Authorization'
  | 'Error Fetching Site Domains'
  | 'Error Fetching Layouts'
  | 'Error Fetching Site Details';

/**
 * Thrown by ports: the system behind them cannot be used now (it does not respond, is too slow, or sends invalid
 * responses). Besides `TooOften` it is the only error that a port throws, and never a refusal. Its message is for the
 * log and is not shown to visitors.
 */
export class Unavailable extends Error {
  readonly source: Source;
  /** The status of the department API's response, when there was one. */
  readonly status: number | undefined;
  readonly publicMessage: CatalogueMessage | undefined;
  /** Whether a change was sent, and no answer says what became of it: it is not to be called failed. */
  readonly isUncertain: boolean;

  constructor(
    source: Source,
    message: string,
    options: { cause?: unknown; status?: number; publicMessage?: CatalogueMessage; isUncertain?: boolean } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'Unavailable';
    this.source = source;
    this.status = options.status;
    this.publicMessage = options.publicMessage;
    this.isUncertain = options.isUncertain ?? false;
  }
}
