import type { RequestHandler } from 'express';
import type { ApiClients } from '#ports/ApiClients.ts';
import { HttpError } from '../HttpError.ts';

/** RFC 6750 §2.1. */
const BEARER = /^Bearer +([\w\-.~+/]+=*)$/i;

/** Lets nobody through who does not show a token of ours that is still alive. */
export function bearer(apiClients: ApiClients): RequestHandler {
  return async (request, _response, next) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || !(await apiClients.accepts(token))) throw new HttpError(401);
    next();
  };
}
