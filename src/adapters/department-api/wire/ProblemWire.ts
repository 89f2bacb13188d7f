import { decode } from '#adapters/shape/decode.ts';
import { Whole } from '#adapters/shape/rules.ts';
import { Text } from './rules.ts';
import { Says } from './Says.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** The one form in which the API says no (RFC 9457, with two members of our own). */
export class ProblemWire {
  @Text() readonly type!: string;
  @Text() readonly title!: string;
  @Whole(400, 599) readonly status!: number;
  @Says('Never changes its meaning; what programs go by.') @Text() readonly code!: string;
  @Says('By which the log of the API knows the request.') @Text() readonly requestId!: string;
}

/** The code of a problem; undefined when the body is no problem of ours. */
export function problemCodeFromWire(body: string): string | undefined {
  try {
    return decode(ProblemWire, JSON.parse(body)).code;
  } catch {
    return undefined;
  }
}
