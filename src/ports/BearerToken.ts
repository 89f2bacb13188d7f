/** The characters of a token after `Bearer` (RFC 6750 §2.1). */
export const BEARER_TOKEN = /^[A-Za-z0-9\-._~+/]+=*$/;

/** A token in that form. */
export type BearerToken = string & { readonly __brand: 'BearerToken' };

/** Undefined for anything else, such as a manipulated cookie, which could break the header or add another header. */
export function parseBearerToken(text: string): BearerToken | undefined {
  return BEARER_TOKEN.test(text) ? (text as BearerToken) : undefined;
}
