import { STATUS_CODES } from 'node:http';

export interface HttpErrorOptions extends ErrorOptions {
  /** Additional response headers: `Allow`, `Retry-After` … */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that is described by its status alone: 400, 403, 405, 413 … */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, { headers = {}, ...options }: HttpErrorOptions = {}) {
    super(STATUS_CODES[status] ?? 'Error', options);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
  }
}
