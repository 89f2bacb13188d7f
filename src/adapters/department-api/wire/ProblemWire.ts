import * as field from '#adapters/schema/field.ts';
import { readTolerant } from '#adapters/schema/readSchema.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** The body of every error of the API (RFC 9457, with two members of our own). */
export class ProblemWire {
  @field.string() readonly type!: string;
  @field.string() readonly title!: string;
  @field.integer(400, 599) readonly status!: number;
  @field.description('Never changes its meaning, so that programs can rely on it.')
  @field.string()
  readonly code!: string;
  @field.description('Identifies the request in the log of the API.') @field.string() readonly requestId!: string;
}

/** The code of a problem; undefined when the body is no problem of our API. */
export function problemCodeFromWire(body: string): string | undefined {
  try {
    return readTolerant(ProblemWire, JSON.parse(body)).code;
  } catch {
    return undefined;
  }
}
