import { STATUS_CODES } from 'node:http';

/** An answer that is an error by its status alone: 400, 403, 405, 413 … */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, options?: ErrorOptions) {
    super(STATUS_CODES[status] ?? 'Error', options);
    this.name = 'HttpError';
    this.status = status;
  }
}
