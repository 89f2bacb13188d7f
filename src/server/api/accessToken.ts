import type { RequestHandler } from 'express';
import { clientNetwork } from '#domain/clientNetwork.ts';
import { CLIENT_TOKEN_SECONDS } from '#domain/session/clientToken.ts';
import { MAX_TOKENS_PER_CLIENT, type ApiClients } from '#ports/ApiClients.ts';
import {
  AccessTokenWire,
  accessTokenToWire,
  credentialsFromWire,
  CredentialsWire,
} from '#adapters/department-api/wire/AccessTokenWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import { RateLimiter } from '../http/RateLimiter.ts';
import { HttpError } from '../http/HttpError.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Endpoint } from './Endpoint.ts';
import examples from './examples.json' with { type: 'json' };
import { limitRate, MINUTE_SECONDS } from './limitRate.ts';
import { bodyOf } from './parameters.ts';

export const ACCESS_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'issueAccessToken',
    group: 'access',
    method: 'post',
    path: PATHS.accessToken,
    access: 'anybody',
    summary: 'A bearer token for the credentials of a client',
    details: `The token is valid for ${CLIENT_TOKEN_SECONDS} seconds. Use one for a whole program: of more than ${MAX_TOKENS_PER_CLIENT} tokens of one client, the oldest is revoked.`,
    body: {
      schema: CredentialsWire,
      isRequired: true,
      example: { grantType: 'client_credentials', clientId: '5f0c…', clientSecret: 'wX3v…', scope: '' },
    },
    response: { type: 'json', description: 'The token.', schema: AccessTokenWire, example: examples['access-token'] },
    problems: ['scopeRefused', 'unauthorized', 'tooManyRequests'],
    handle: ({ apiClients, clock }, { API_TOKEN_LIMIT: uses }) => {
      const limiter = new RateLimiter({ purpose: 'tokens', uses, seconds: MINUTE_SECONDS }, clock);
      return [limitRate(limiter, ({ ip = '' }) => clientNetwork(ip)), accessToken(apiClients)];
    },
  },
];

/** Client credentials for a bearer token (spec §6, §7). */
function accessToken(apiClients: ApiClients): RequestHandler {
  return async (request, response) => {
    const { clientId, clientSecret, scopes } = bodyOf(request, credentialsFromWire);
    const token = await apiClients.issueToken(clientId, clientSecret);
    const client = token === undefined ? undefined : await apiClients.holderOf(token);
    if (token === undefined || client === undefined) throw new HttpError(401);
    const granted: readonly string[] = client.scopes;
    if (!scopes.every((scope) => granted.includes(scope))) throw new RefusalError('scopeRefused');
    response.json(accessTokenToWire(token));
  };
}
