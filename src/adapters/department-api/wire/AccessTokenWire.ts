import { CLIENT_TOKEN_SECONDS } from '#domain/session/clientToken.ts';
import { BEARER_TOKEN, parseBearerToken } from '#ports/BearerToken.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant } from '#adapters/schema/readSchema.ts';
import { readBody } from './readRequest.ts';
import { unwrapped } from './unwrapped.ts';
import { count } from './wireFields.ts';

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

interface TokenRequest extends Credentials {
  /** Scopes that the client must have. */
  readonly scopes: readonly string[];
}

/** Body of `POST /auth/access-token` (spec §3, §7). */
export class CredentialsWire implements Credentials {
  @field.oneOf('client_credentials') readonly grantType!: 'client_credentials';
  @field.string() readonly clientId!: string;
  @field.string() readonly clientSecret!: string;
  @field.description(
    'Usually empty: a token has all the scopes of its client. Scopes, separated by spaces, are checked.',
  )
  @field.string()
  readonly scope!: string;
}

/** Response of `POST /auth/access-token` (spec §3, §7). */
export class AccessTokenWire {
  @field.parsed<string>(parseBearerToken, 'a bearer token', { pattern: BEARER_TOKEN.source })
  readonly accessToken!: string;
  @field.description('Seconds until it expires.') @field.optional() @count() readonly expiresIn?: number;
}

export function credentialsToWire({ clientId, clientSecret }: Credentials): CredentialsWire {
  return { grantType: 'client_credentials', clientId, clientSecret, scope: '' };
}

/** Throws `SchemaError`. */
export function credentialsFromWire(json: unknown): TokenRequest {
  const { clientId, clientSecret, scope } = readBody(CredentialsWire, json);
  return { clientId, clientSecret, scopes: scope.split(' ').filter((word) => word !== '') };
}

export function accessTokenToWire(accessToken: string): AccessTokenWire {
  return { accessToken, expiresIn: CLIENT_TOKEN_SECONDS };
}

/** Throws `SchemaError`. */
export function accessTokenFromWire(json: unknown): string {
  return readTolerant(AccessTokenWire, unwrapped(json, 'accessToken')).accessToken;
}
