import { decode, Parsed } from '#adapters/shape/decode.ts';

/** What `/auth/access-token` answers (spec §3, §7). */
class AccessTokenWire {
  @Parsed(parseToken, 'a bearer token') readonly accessToken!: string;
}

export function accessTokenToWire(accessToken: string): AccessTokenWire {
  return { accessToken };
}

/** Throws `ShapeError`. */
export function accessTokenFromWire(json: unknown): string {
  return decode(AccessTokenWire, json).accessToken;
}

/** What RFC 6750 §2.1 lets stand behind `Bearer`. */
function parseToken(text: string): string | undefined {
  return /^[A-Za-z0-9\-._~+/]+=*$/.test(text) ? text : undefined;
}
