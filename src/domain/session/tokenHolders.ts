import type { ClientToken } from './clientToken.ts';

/** The tokens that one request goes by: the application's and, of somebody who is signed in, their own (spec §7). */
export interface TokenHolders {
  readonly client: ClientToken;
  readonly user?: string;
}

/** What a request shows to the API: the user token if there is one, else the client token (spec §7). */
export function bearerOf({ client, user }: TokenHolders): string {
  return user ?? client.value;
}

/**
 * Whether only a new client token can help after a 401: where no shared one is newer than the one that was refused, or
 * as old and another. A refused user token says nothing about the client token, and junk in a cookie must not cost a
 * token call.
 *
 * @param shared the client token that all requests share just now
 */
export function needsNewToken(refused: TokenHolders, shared: ClientToken | undefined): boolean {
  if (shared === undefined) return true;
  if (refused.user !== undefined) return false;
  const { value, issuedAt } = refused.client;
  return shared.value === value ? shared.issuedAt <= issuedAt : shared.issuedAt < issuedAt;
}

/** The holders for the one retry after a 401: the client token that serves now stands in both of them (spec §7). */
export function holdersAfter401(token: ClientToken): TokenHolders {
  return { client: token, user: token.value };
}

/** Whether the user's holder has a client token in it: whoever was signed in is not any more. */
export function isSignedOut({ client, user }: TokenHolders): boolean {
  return user === client.value;
}
