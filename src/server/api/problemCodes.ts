import type { ApiPorts } from '#ports/Ports.ts';
import {
  STATUSES,
  type ApiRefusal,
  type ComplaintRefusal,
  type MemberRefusal,
  type NotFoundRefusal,
} from '../http/RefusalError.ts';

/** The refusals of a port, derived from its types. */
type RefusalOf<Port> = {
  [Name in keyof Port]: Port[Name] extends (...given: never) => Promise<infer Result> ? CodeOf<Result> : never;
}[keyof Port];
type CodeOf<Result> = Result extends { readonly ok: false; readonly code: infer Code extends string } ? Code : never;
type PortRefusal = { [Name in keyof ApiPorts]-?: RefusalOf<ApiPorts[Name]> }[keyof ApiPorts];

/** Problems that any endpoint can have. */
const GENERAL = {
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

/** Only an API that is not ours refuses without a reason (spec §7). */
type OtherApiRefusal = 'sessionEnded' | 'profileNotChanged' | 'passwordNotChanged' | 'notRegistered';
type GeneralCode = keyof typeof GENERAL;
export type ProblemCode =
  Exclude<MemberRefusal, OtherApiRefusal> | ComplaintRefusal | PortRefusal | NotFoundRefusal | ApiRefusal | GeneralCode;

/** Every code with its description. A new refusal of a port does not compile before it is listed here. */
export const PROBLEM_CODES: Readonly<Record<ProblemCode, string>> = {
  badRequest: 'A part of the address, of the query or of the body is malformed, missing, or given twice.',
  unauthorized: 'There is no bearer token, or it is unknown, expired or revoked; or the credentials are wrong.',
  memberTokenRequired: 'The call needs a member’s own token; a client’s is not enough.',
  scopeMissing: 'The client has no scope for the call.',
  notFound: 'There is nothing at this address.',
  scopeRefused: 'The client does not have a scope that it asked for.',
  siteNotFound: 'There is no such site.',
  contentNotFound: 'The item was never published, is not due yet, or was withdrawn.',
  contentInOtherLanguage: 'Only the other language’s version of the item is public.',
  reservoirNotFound: 'There is no such reservoir in the register.',
  mediaNotFound: 'There is no such file.',
  fileNotFound: 'The member has no such file, or it is there no more.',
  complaintNotFound: 'The site has no complaint with this tracking code.',
  notYourSite: 'The client belongs to no named person, or to somebody who works at another site.',
  tipNotFound: 'No tip of the site has this key.',
  submissionChanged: 'The id of the submission was used for other content.',
  fileMissing: 'A file is unknown, was deleted after a day, or belongs to another message.',
  tooManyFiles: 'The message has more than five files.',
  fileType: 'The file is no PDF, JPG, PNG or GIF by its content, or it has HTML inside.',
  fileTooLarge: 'The file is longer than this server accepts.',
  fileEmpty: 'The file is empty.',
  fileInfected: 'A virus was found in the file.',
  pictureBroken: 'The picture cannot be decoded, or has too many pixels.',
  quotaExceeded: 'The network of the visitor has sent too much within a day.',
  complaintNotOpened: 'There is no such complaint, or its password is another one.',
  complaintClosed: 'The complaint was opened more than half an hour ago, or is there no more.',
  notNow: 'The complaint is in a state in which this cannot be done.',
  alreadyRated: 'The complaint was rated before.',
  alreadyReopened: 'The complaint was reopened before.',
  tooLate: 'The days in which the complaint could be reopened are over.',
  robotCheckFailed: 'The answer to the robot check is wrong, expired, or spent already.',
  linkUsed: 'The link was used before.',
  linkVoid: 'The link is void, because of something that the member did since.',
  linkExpired: 'The link has expired.',
  linkUnknown: 'There is no such link, or it was deleted.',
  passwordWrong: 'The password of the member is another one.',
  passwordPersonal: 'The new password has a name of the member in it.',
  userNameTaken: 'Another member of the site has this user name.',
  profileChangedMeanwhile: 'The profile has another version by now.',
  addressTaken: 'Another member of the site has this address by now.',
  signInRefused: 'There is no such account, the password is wrong, or the address was never confirmed.',
  proofNeeded:
    'The member has to prove afresh who they are: with the password, or by signing in at the provider again.',
  identityUnknown: 'The account at the provider is linked to no member of the site.',
  identityUnconfirmed: 'The member’s address was never confirmed.',
  identityTaken: 'The account at the provider is linked to another member of the site.',
  identityOther: 'The account at the provider is not the member’s.',
  addressHasAccount: 'A member of the site, who has not linked the account at the provider, has its address.',
  lastWayIn: 'Without this account at a provider the member could not sign in any more.',
  secondStepExpired: 'The sign-in was not finished within five minutes, or was finished: the password is needed again.',
  codeWrong: 'The code of the authenticator app is wrong, or was used before.',
  codesPaused: 'Too many codes were wrong today. A passkey or a recovery code is accepted.',
  recoveryCodeWrong: 'The recovery code is wrong, or was used before.',
  passkeyRefused: 'The passkey is none of the account, or was not used for this request.',
  passkeysFull: 'The member has as many passkeys as one may have.',
  enrolmentExpired: 'The secret or the challenge is too old, or of another member.',
  noSecondFactor: 'The member has neither an authenticator app nor a passkey.',
  methodNotAllowed: 'The address has no such method; `Allow` names those that it has.',
  payloadTooLarge: 'The body is longer than 100 kB.',
  unsupportedMediaType: 'The body has another type, is not JSON in UTF-8, or is compressed in an unknown way.',
  visitorTooOften: 'The visitor has to wait, not the client; `Retry-After` has the seconds.',
  tooManyRequests: 'Too many requests; `Retry-After` has the seconds until the next one is accepted.',
  internalServerError: 'An error of this server. Its log contains the request’s id.',
  serviceUnavailable: 'The store behind the API does not respond; `Retry-After` has the seconds until the next try.',
};

export function statusOfProblem(code: ProblemCode): number {
  return isGeneral(code) ? GENERAL[code] : STATUSES[code];
}

/** The code of an error that has only a status. */
export function codeOfStatus(status: number): ProblemCode {
  const [code] = Object.entries(GENERAL).find(([, one]) => one === status) ?? [];
  return (code as GeneralCode | undefined) ?? (status < 500 ? 'badRequest' : 'internalServerError');
}

function isGeneral(code: ProblemCode): code is GeneralCode {
  return Object.hasOwn(GENERAL, code);
}
