import type { Request, RequestHandler, Response } from 'express';
import type { Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { parseBearerToken, type BearerToken } from '#ports/BearerToken.ts';
import type { SubmissionRefusal } from '#ports/Inbox.ts';
import { TooOften } from '#ports/TooOften.ts';
import type { MemberSession, VisitorSession } from '#ports/VisitorSession.ts';
import { siteFromQuery } from '#adapters/department-api/wire/members/SiteQueryWire.ts';
import { visitorFromWire, type VisitorWire } from '#adapters/department-api/wire/members/VisitorWire.ts';
import { VISITOR_NETWORK } from '#adapters/department-api/wire/visitor.ts';
import { HttpError } from '../http/HttpError.ts';
import { RefusalError, type ComplaintRefusal, type MemberRefusal } from '../http/RefusalError.ts';
import { queryOf, siteOf } from './parameters.ts';
import { NETWORK, visitorNetworkOf } from './takeForm.ts';

/** RFC 6750 §2.1. */
const BEARER = /^Bearer +(\S+)$/i;

/** Responds with 401 to a request without a token. Whether a member has it is for the port to find out. */
export const requireBearer: RequestHandler = (request, _response, next) => {
  if (tokenOf(request) === undefined) throw new HttpError(401);
  next();
};

/** One of several ports. Throws 404 where it is not offered. */
export function portOf<Ports extends object, Name extends keyof Ports>(
  ports: Ports | undefined,
  name: Name,
): NonNullable<Ports[Name]> {
  return ports?.[name] ?? notOffered();
}

/** Throws 404. */
export function notOffered(): never {
  throw new HttpError(404);
}

/** The site of a call whose path names none. Throws 400 and 404. */
export function siteOfQuery(request: Request): SiteId {
  const site = queryOf(request, siteFromQuery);
  if (site === undefined) throw new RefusalError('siteNotFound');
  return site;
}

/** The site of a member's request: in its path, or in its query where the specification states the path. */
export function siteOfMember(request: Request): SiteId {
  return request.params['site'] === undefined ? siteOfQuery(request) : siteOf(request);
}

/** The visitor for whom a website sends a request. */
export function visitorOf(request: Request, response: Response, visitor: VisitorWire | undefined): VisitorSession {
  return visitorFromWire(visitor, visitorNetworkOf(request, response));
}

/**
 * The member whose token a request has. Their website cannot say who it is besides, so what it tells of the visitor is
 * believed: only the member themself sees it.
 */
export function memberOf(request: Request, visitor?: VisitorWire): MemberSession {
  const network = request.get(VISITOR_NETWORK);
  const session = visitorFromWire(visitor, network !== undefined && NETWORK.test(network) ? network : undefined);
  const user = tokenOf(request);
  if (user === undefined) throw new HttpError(401);
  return { ...session, user };
}

/** The value of an outcome. Throws its refusal: 401 when the session of the member has ended. */
export async function valueOf<T>(
  act: Promise<Outcome<T, MemberRefusal | ComplaintRefusal | SubmissionRefusal | 'sessionEnded' | 'fileNotFound'>>,
): Promise<T> {
  const outcome = await orTooOften(act);
  if (outcome.ok) return outcome.value;
  throw new RefusalError(outcome.code === 'sessionEnded' ? 'memberTokenRequired' : outcome.code);
}

/** Throws 429 where a port says that the visitor has to wait. */
export async function orTooOften<T>(act: Promise<T>): Promise<T> {
  try {
    return await act;
  } catch (error) {
    if (!(error instanceof TooOften)) throw error;
    throw new RefusalError('visitorTooOften', { headers: { 'Retry-After': String(error.seconds) } });
  }
}

function tokenOf(request: Request): BearerToken | undefined {
  return parseBearerToken(BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '');
}
