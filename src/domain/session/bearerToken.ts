/** What may stand behind `Bearer` (RFC 6750 §2.1). */
export const BEARER_TOKEN = /^[A-Za-z0-9\-._~+/]+=*$/;

/** A token in that form. */
export type BearerToken = string & { readonly __brand: 'BearerToken' };

/** Undefined for what is no token at all: nothing else can be sent as one, whatever stands in somebody's cookie. */
export function parseBearerToken(text: string): BearerToken | undefined {
  return BEARER_TOKEN.test(text) ? (text as BearerToken) : undefined;
}
