import type { ClientToken } from './clientToken.ts';

/** Life of a member's token, and of its cookie, in seconds (spec §9). */
export const MEMBER_TOKEN_SECONDS = 86_400;

/** The tokens of one request: the application's and, of a member who is signed in, their own (spec §7). */
export interface TokenHolders {
  readonly client: ClientToken;
  readonly user?: string;
}

/** The token that a request sends to the API: the user token if there is one, else the client token (spec §7). */
export function tokenToSend({ client, user }: TokenHolders): string {
  return user ?? client.value;
}

/**
 * Whether only a new client token can help after the API has rejected a token: when the shared token is not newer than
 * the rejected one, and not another one of the same age. A rejected user token says nothing about the client token, and
 * an invalid cookie must not cause a token request.
 *
 * @param shared the client token that all requests share at this moment
 */
export function needsNewToken(rejected: TokenHolders, shared: ClientToken | undefined): boolean {
  if (shared === undefined) return true;
  if (rejected.user !== undefined) return false;
  const { value, issuedAt } = rejected.client;
  return shared.value === value ? shared.issuedAt <= issuedAt : shared.issuedAt < issuedAt;
}

/** The holders for the one retry after a rejection: the current client token, in both of them (spec §7). */
export function holdersForRetry(token: ClientToken): TokenHolders {
  return { client: token, user: token.value };
}

/** Whether the user's holder has a client token in it: the member who was signed in is signed out. */
export function isSignedOut({ client, user }: TokenHolders): boolean {
  return user === client.value;
}
