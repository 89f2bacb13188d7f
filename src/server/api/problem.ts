import { STATUS_CODES } from 'node:http';
import { PROBLEM_TYPE, type ProblemWire } from '#adapters/department-api/wire/ProblemWire.ts';

/** The format of all errors of the API (RFC 9457). */
export interface Problem {
  /** `application/problem+json` */
  readonly type: string;
  readonly body: string;
}

export function problem(status: number, code: string, requestId: string, errors?: ProblemWire['errors']): Problem {
  const wire: ProblemWire = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    requestId,
    ...(errors !== undefined && { errors }),
  };
  return { type: PROBLEM_TYPE, body: JSON.stringify(wire) };
}
