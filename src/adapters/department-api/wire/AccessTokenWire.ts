import { BEARER_TOKEN, parseBearerToken } from '#ports/BearerToken.ts';
import { decode, Parsed } from '#adapters/shape/decode.ts';

/** What `/auth/access-token` answers (spec §3, §7). */
export class AccessTokenWire {
  @Parsed<string>(parseBearerToken, 'a bearer token', { pattern: BEARER_TOKEN.source }) readonly accessToken!: string;
}

export function accessTokenToWire(accessToken: string): AccessTokenWire {
  return { accessToken };
}

/** Throws `ShapeError`. */
export function accessTokenFromWire(json: unknown): string {
  return decode(AccessTokenWire, json).accessToken;
}
