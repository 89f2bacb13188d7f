import { hash } from 'node:crypto';
import type { SecretToken } from '#domain/session/secretToken.ts';

/** The digest under which a token is stored. It needs no key: nobody can try 2^256 tokens. */
export function tokenDigest(token: SecretToken): string {
  return hash('sha256', token, 'base64url');
}
