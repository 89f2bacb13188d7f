import { Unavailable } from '#ports/Unavailable.ts';
import { HttpError } from './HttpError.ts';

/** What clients get of an error: its status and a fixed message, never a text from elsewhere. */
export interface ErrorResponse {
  readonly status: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
}

const RETRY_SECONDS = '10';

/**
 * The status and message for an error of any kind; the only place where errors become statuses.
 *
 * A failing port is 503 with `Retry-After`, also where the department's API responded with 4xx or 500: the visitor's
 * request was right, and the same request may succeed soon.
 */
export function errorResponse(error: unknown): ErrorResponse {
  if (error instanceof HttpError) return { status: error.status, message: error.message, headers: error.headers };
  if (error instanceof Unavailable) {
    return {
      status: 503,
      message: error.publicMessage ?? 'Service Unavailable',
      headers: { 'Retry-After': RETRY_SECONDS },
    };
  }
  const status = statusOfLibraryError(error);
  return status === undefined
    ? { status: 500, message: 'Internal Server Error', headers: {} }
    : { status, message: new HttpError(status).message, headers: {} };
}

// Express and its parsers give errors that the request caused a 4xx status.
function statusOfLibraryError(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
