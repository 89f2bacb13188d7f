import type { Request } from 'express';
import type { RequestFaultWire } from '#adapters/department-api/wire/ProblemWire.ts';
import { BadRequestError, type RequestFault } from './BadRequestError.ts';

/** Values are cut after this many characters. */
const LONGEST_VALUE = 100;
const SECRET = /secret|password|token/i;

/** What is wrong with a request, with the values that were sent; undefined when the error does not say it. */
export function describeFaults(error: unknown, request: Request): readonly RequestFaultWire[] | undefined {
  return faultsOf(error)?.map((fault) => {
    const sent = sentValue(fault, request);
    const name = fault.path.join('.');
    return { in: fault.in, name, ...(sent !== undefined && { sent }), reason: fault.reason };
  });
}

function faultsOf(error: unknown): readonly RequestFault[] | undefined {
  if (error instanceof BadRequestError) return error.faults;
  // Of Express and its parsers.
  if (error instanceof URIError) return [{ in: 'path', path: [], reason: 'must be UTF-8 where it is percent-encoded' }];
  const isUnreadable = error instanceof Error && 'type' in error && error.type === 'entity.parse.failed';
  return isUnreadable ? [{ in: 'body', path: [], reason: 'must be a JSON object' }] : undefined;
}

function sentValue(fault: RequestFault, request: Request): string | undefined {
  if (fault.path.length === 0 || fault.path.some((part) => SECRET.test(String(part)))) return undefined;
  const value = valueIn(fault, request);
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return Array.from(text).slice(0, LONGEST_VALUE).join('').toWellFormed();
}

function valueIn({ in: part, path, sent }: RequestFault, request: Request): unknown {
  const [name = ''] = path;
  if (part === 'path') return sent; // Express has forgotten the parameters when it handles an error
  if (part === 'query') {
    const values = new URL(request.url, 'http://api').searchParams.getAll(String(name));
    return values.length > 1 ? values.join(', ') : values[0];
  }
  return path.reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    request.body,
  );
}

function isObject(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null;
}
