import * as field from '#adapters/schema/field.ts';
import { readTolerant } from '#adapters/schema/readSchema.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** A wrong part of a request. */
export class RequestFaultWire {
  @field.oneOf('path', 'query', 'body') readonly in!: 'path' | 'query' | 'body';
  @field.description('The name of the parameter or field, `hits.0.slug`; empty for the whole.')
  @field.string()
  readonly name!: string;
  @field.description('The value, cut after 100 characters. Absent when nothing was sent, and for secrets.')
  @field.optional()
  @field.string()
  readonly sent?: string;
  @field.description('What is allowed.') @field.string() readonly reason!: string;
}

/** The body of every error of the API (RFC 9457, with three members of our own). */
export class ProblemWire {
  @field.string() readonly type!: string;
  @field.string() readonly title!: string;
  @field.integer(400, 599) readonly status!: number;
  @field.description('Never changes its meaning, so that programs can rely on it.')
  @field.string()
  readonly code!: string;
  @field.description('Identifies the request in the log of the API.') @field.string() readonly requestId!: string;
  @field.description('With status 400: every wrong part of the request.')
  @field.optional()
  @field.listOf(() => RequestFaultWire)
  readonly errors?: readonly RequestFaultWire[];
}

/** The code of a problem; undefined when the body is no problem of our API. */
export function problemCodeFromWire(body: string): string | undefined {
  try {
    return readTolerant(ProblemWire, JSON.parse(body)).code;
  } catch {
    return undefined;
  }
}
