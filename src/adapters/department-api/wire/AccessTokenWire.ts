import { BEARER_TOKEN, parseBearerToken } from '#ports/BearerToken.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant } from '#adapters/schema/readSchema.ts';
import { readBody } from './readRequest.ts';

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Body of `POST /auth/access-token` (spec §3, §7). */
export class CredentialsWire implements Credentials {
  @field.oneOf('client_credentials') readonly grantType!: 'client_credentials';
  @field.string() readonly clientId!: string;
  @field.string() readonly clientSecret!: string;
  @field.description('Left empty: a token has all the scopes of its client.') @field.string() readonly scope!: string;
}

/** Response of `POST /auth/access-token` (spec §3, §7). */
export class AccessTokenWire {
  @field.parsed<string>(parseBearerToken, 'a bearer token', { pattern: BEARER_TOKEN.source })
  readonly accessToken!: string;
}

export function credentialsToWire({ clientId, clientSecret }: Credentials): CredentialsWire {
  return { grantType: 'client_credentials', clientId, clientSecret, scope: '' };
}

/** Throws `SchemaError`. */
export function credentialsFromWire(json: unknown): Credentials {
  const { clientId, clientSecret } = readBody(CredentialsWire, json);
  return { clientId, clientSecret };
}

export function accessTokenToWire(accessToken: string): AccessTokenWire {
  return { accessToken };
}

/** Throws `SchemaError`. */
export function accessTokenFromWire(json: unknown): string {
  return readTolerant(AccessTokenWire, json).accessToken;
}
