import type { RequestHandler } from 'express';
import { accessTokenToWire } from '#adapters/department-api/wire/AccessTokenWire.ts';
import { credentialsFromWire } from '#adapters/department-api/wire/CredentialsWire.ts';
import type { ApiClients } from '#ports/ApiClients.ts';
import { HttpError } from '../HttpError.ts';
import { posted } from './parameters.ts';

/** Client credentials for a bearer token (spec §6, §7). */
export function accessToken(apiClients: ApiClients): RequestHandler {
  return async (request, response) => {
    const { clientId, clientSecret } = posted(request, credentialsFromWire);
    const token = await apiClients.issueToken(clientId, clientSecret);
    if (token === undefined) throw new HttpError(401);
    response.json(accessTokenToWire(token));
  };
}
