import * as field from '#adapters/schema/field.ts';
import { readTolerant } from '#adapters/schema/readSchema.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** The one form in which the API says no (RFC 9457, with two members of our own). */
export class ProblemWire {
  @field.string() readonly type!: string;
  @field.string() readonly title!: string;
  @field.integer(400, 599) readonly status!: number;
  @field.description('Never changes its meaning; what programs go by.') @field.string() readonly code!: string;
  @field.description('By which the log of the API knows the request.') @field.string() readonly requestId!: string;
}

/** The code of a problem; undefined when the body is no problem of ours. */
export function problemCodeFromWire(body: string): string | undefined {
  try {
    return readTolerant(ProblemWire, JSON.parse(body)).code;
  } catch {
    return undefined;
  }
}
