import type { ApiPorts } from '#ports/Ports.ts';
import { STATUSES, type Absence, type ApiRefusal } from '../http/RefusalError.ts';

/** What a port may refuse, as its own types say. */
type RefusalOf<Port> = {
  [Name in keyof Port]: Port[Name] extends (...given: never) => Promise<infer Result> ? CodeOf<Result> : never;
}[keyof Port];
type CodeOf<Result> = Result extends { readonly ok: false; readonly code: infer Code extends string } ? Code : never;
type PortRefusal = { [Name in keyof ApiPorts]: RefusalOf<ApiPorts[Name]> }[keyof ApiPorts];

/** What is wrong with a request whatever it asks for, or with us. */
const PLAIN = {
  badRequest: 400,
  unauthorized: 401,
  notFound: 404,
  methodNotAllowed: 405,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  internalServerError: 500,
  serviceUnavailable: 503,
} as const;

type PlainCode = keyof typeof PLAIN;
export type ProblemCode = PortRefusal | Absence | ApiRefusal | PlainCode;

/** Every code, and when it is said. A refusal that a port learns does not compile before it is here. */
export const PROBLEM_CODES: Readonly<Record<ProblemCode, string>> = {
  badRequest: 'A part of the address, of the query or of the body is malformed, missing, or given twice.',
  unauthorized: 'There is no bearer token, or it is unknown, expired or revoked; or the credentials are wrong.',
  memberTokenRequired: 'The call is for a member’s own token; a client’s is not enough.',
  scopeMissing: 'The client has no scope for the call.',
  notFound: 'Nothing is at this address.',
  siteNotFound: 'There is no such site.',
  contentNotFound: 'The item was never published, is not due yet, or was withdrawn.',
  contentInOtherLanguage: 'Only the other language’s version of the item is public.',
  reservoirNotFound: 'There is no such reservoir in the register.',
  mediaNotFound: 'There is no such file.',
  methodNotAllowed: 'The address has no such method; `Allow` names those that it has.',
  payloadTooLarge: 'The body is longer than 100 kB.',
  unsupportedMediaType: 'The body is not JSON in UTF-8, or compressed in an unknown way.',
  tooManyRequests: 'Asked too often; `Retry-After` says in how many seconds the next request is taken.',
  internalServerError: 'A mistake of ours, which is in our log under the request’s id.',
  signupNotOffered: 'Nobody can register here yet: there is no place for members’ accounts.',
  serviceUnavailable: 'What stands behind the API does not answer; `Retry-After` says when to ask again.',
};

export function statusOfProblem(code: ProblemCode): number {
  return isPlain(code) ? PLAIN[code] : STATUSES[code];
}

/** The code of an error that has a status and nothing else. */
export function codeOfStatus(status: number): ProblemCode {
  const [code] = Object.entries(PLAIN).find(([, one]) => one === status) ?? [];
  return (code as PlainCode | undefined) ?? (status < 500 ? 'badRequest' : 'internalServerError');
}

function isPlain(code: ProblemCode): code is PlainCode {
  return Object.hasOwn(PLAIN, code);
}
