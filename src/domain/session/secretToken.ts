/** A token that only its holder has: of a session, of a link in a mail, of a browser. It is stored as a digest only. */
export type SecretToken = string & { readonly __brand: 'SecretToken' };

/** The number of random bytes of a token: 256 bits. */
export const SECRET_TOKEN_BYTES = 32;
/** The form of a token, which is that of a bearer token, too. */
export const SECRET_TOKEN = /^[0-9a-f]{64}$/;

/** @param random `SECRET_TOKEN_BYTES` random bytes */
export function secretTokenOf(random: Uint8Array): SecretToken {
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('') as SecretToken;
}

/** Parses a token from a cookie or a link. Undefined when we cannot have made it: then no store has to look for it. */
export function parseSecretToken(text: string): SecretToken | undefined {
  return SECRET_TOKEN.test(text) ? (text as SecretToken) : undefined;
}

/** The form of a token in a mailed link: an API that is not ours may make others, of what is safe in an address. */
export const LINK_TOKEN = /^[\w.~-]{16,2000}$/;

/** Parses the token of a mailed link. Undefined when nobody can have made it. */
export function parseLinkToken(text: string): SecretToken | undefined {
  return LINK_TOKEN.test(text) ? (text as SecretToken) : undefined;
}
