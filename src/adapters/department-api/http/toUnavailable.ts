import { StringDecoder } from 'node:string_decoder';
import { Unavailable } from '#ports/Unavailable.ts';

/** An error of the specification's catalogue (spec §8). */
export interface CatalogueError {
  readonly says: string;
  /** Whether what the API answered follows, in the log. */
  readonly withBody: boolean;
}

/** Of a client token request that failed (spec §8). */
export const UNAUTHORISED: CatalogueError = { says: 'Error in Client Authorization', withBody: false };

interface Circumstances {
  /** `GET /content/…` */
  readonly call: string;
  /** The body of the answer, or what kept it from coming. */
  readonly detail: string;
  readonly status?: number | undefined;
  readonly error?: CatalogueError | undefined;
  readonly cause?: unknown;
}

/** Bytes. */
const LONGEST_DETAIL = 2_000;

/** A fault in the catalogue's words, and in its cause what was asked and what came back. */
export function toUnavailable({ call, detail, status, error, cause }: Circumstances): Unavailable {
  const cut = new StringDecoder('utf8').write(Buffer.from(detail).subarray(0, LONGEST_DETAIL));
  const circumstances = `${call}${status === undefined ? '' : ` answered ${status}`}: ${cut}`;
  const message = error === undefined ? circumstances : error.withBody ? `${error.says}: ${cut}` : error.says;
  return new Unavailable('departmentApi', message, {
    cause: error === undefined ? cause : new Error(circumstances, { cause }),
    ...(status !== undefined && { status }),
    ...(error !== undefined && { publicMessage: error.says }),
  });
}
