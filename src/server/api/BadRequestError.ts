import { HttpError } from '../http/HttpError.ts';

/** A wrong part of a request. */
export interface RequestFault {
  readonly in: 'path' | 'query' | 'body';
  /** Names and positions: `['hits', 0, 'slug']`; empty for the whole. */
  readonly path: readonly (string | number)[];
  /** What is allowed: 'must be one of …'. */
  readonly reason: string;
  /** Of a part of the path. */
  readonly sent?: string;
}

/** 400, with every wrong part. Holds nothing of a query or a body, because errors are logged. */
export class BadRequestError extends HttpError {
  readonly faults: readonly RequestFault[];

  constructor(faults: readonly RequestFault[], cause?: unknown) {
    super(400, { cause });
    this.name = 'BadRequestError';
    this.faults = faults;
  }
}
