import type { RequestHandler } from 'express';
import type { ApiClient, ApiClients, ApiScope } from '#ports/ApiClients.ts';
import { HttpError } from '../http/HttpError.ts';
import { RefusalError } from '../http/RefusalError.ts';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express lets its locals be typed
  namespace Express {
    interface Locals {
      /** Who asks; set on API routes behind `bearer`. */
      client: ApiClient;
    }
  }
}

/** RFC 6750 §2.1. */
const BEARER = /^Bearer +([\w\-.~+/]+=*)$/i;

/** Lets nobody through who does not show a token of ours that is still alive. */
export function bearer(apiClients: ApiClients): RequestHandler {
  return async function knowClient(request, response, next) {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const client = token === undefined ? undefined : await apiClients.holderOf(token);
    if (client === undefined) throw new HttpError(401);
    response.locals.client = client;
    next();
  };
}

/** Lets only clients through that have a scope (RFC 6750 §3.1). */
export function withScope(scope: ApiScope): RequestHandler {
  return (_request, response, next) => {
    if (response.locals.client.scopes.includes(scope)) next();
    else
      throw new RefusalError('scopeMissing', {
        headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
      });
  };
}
