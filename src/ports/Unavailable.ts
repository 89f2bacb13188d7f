/** Where a fault came from; 'deadline' when the server gave up waiting, for whatever it was. */
export type Source = 'store' | 'departmentApi' | 'files' | 'deadline';

/**
 * The one fault a port throws: what it stands for cannot answer now (gone, slow, lying). Never a refusal.
 * The message is for the log; no visitor sees it.
 */
export class Unavailable extends Error {
  readonly source: Source;
  /** The status of the department API's answer, where there was one. */
  readonly status: number | undefined;
  /** The fixed part of an error of the specification's catalogue (spec §8), safe to show. */
  readonly publicMessage: string | undefined;

  constructor(
    source: Source,
    message: string,
    options: { cause?: unknown; status?: number; publicMessage?: string } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'Unavailable';
    this.source = source;
    this.status = options.status;
    this.publicMessage = options.publicMessage;
  }
}
