import type { RequestHandler } from 'express';
import type { ApiClient, ApiClients, ApiScope } from '#ports/ApiClients.ts';
import { HttpError } from '../http/HttpError.ts';
import { RefusalError } from '../http/RefusalError.ts';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express lets its locals be typed
  namespace Express {
    interface Locals {
      /** The client of the request; set by `requireToken`. */
      client: ApiClient;
    }
  }
}

/** RFC 6750 §2.1. */
const BEARER = /^Bearer +([\w\-.~+/]+=*)$/i;

/** Responds with 401 to a request without a valid token. */
export function requireToken(apiClients: ApiClients): RequestHandler {
  return async function authenticate(request, response, next) {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const client = token === undefined ? undefined : await apiClients.holderOf(token);
    if (client === undefined) throw new HttpError(401);
    response.locals.client = client;
    next();
  };
}

/** Responds with 403 to a client without the scope (RFC 6750 §3.1). */
export function requireScope(scope: ApiScope): RequestHandler {
  return (_request, response, next) => {
    if (response.locals.client.scopes.includes(scope)) next();
    else
      throw new RefusalError('scopeMissing', {
        headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
      });
  };
}
