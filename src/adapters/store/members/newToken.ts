import { randomBytes } from 'node:crypto';
import { SECRET_TOKEN_BYTES, secretTokenOf, type SecretToken } from '#domain/session/secretToken.ts';

/** A token that nobody has yet. */
export function newToken(): SecretToken {
  return secretTokenOf(randomBytes(SECRET_TOKEN_BYTES));
}
