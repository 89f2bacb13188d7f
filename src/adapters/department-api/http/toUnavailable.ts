import { StringDecoder } from 'node:string_decoder';
import { Unavailable, type CatalogueMessage } from '#ports/Unavailable.ts';

/** An error of the specification's catalogue (spec §8). */
export interface CatalogueError {
  readonly message: CatalogueMessage;
  /** Whether the log gets the response body after the message. */
  readonly withBody: boolean;
}

/** A client token request failed (spec §8). */
export const UNAUTHORISED: CatalogueError = { message: 'Error in Client Authorization', withBody: false };

interface Circumstances {
  /** `GET /content/…` */
  readonly call: string;
  /** The response body, or the reason why there is none. */
  readonly detail: string;
  readonly status?: number | undefined;
  readonly error?: CatalogueError | undefined;
  readonly cause?: unknown;
  /** Whether the request may have changed something. */
  readonly isUncertain?: boolean;
}

const MAX_DETAIL_BYTES = 2_000;

/** An error with the catalogue's message, and with the request and the response in its cause. */
export function toUnavailable({ call, detail, status, error, cause, isUncertain = false }: Circumstances): Unavailable {
  const shortened = new StringDecoder('utf8').write(Buffer.from(detail).subarray(0, MAX_DETAIL_BYTES));
  const circumstances = `${call}${status === undefined ? '' : ` responded with ${status}`}: ${shortened}`;
  const message =
    error === undefined ? circumstances : error.withBody ? `${error.message}: ${shortened}` : error.message;
  return new Unavailable('departmentApi', message, {
    cause: error === undefined ? cause : new Error(circumstances, { cause }),
    isUncertain,
    ...(status !== undefined && { status }),
    ...(error !== undefined && { publicMessage: error.message }),
  });
}
