import type { Instant } from '#domain/instant.ts';

/** What a client may do with our API. Whether it is ready may be asked by every client. */
export const API_SCOPES = [
  'sites:read',
  'content:read',
  'water:read',
  'media:read',
  'hits:write',
  'feedback:write',
  'feedback:read',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export function isApiScope(text: string): text is ApiScope {
  return (API_SCOPES as readonly string[]).includes(text);
}

/** Tokens that one client may have at once: more than there are processes of any website. */
export const MAX_TOKENS_PER_CLIENT = 100;

/**
 * Programs that may use our API (spec §6: the application itself authenticates with a client-credentials grant). Throws
 * `Unavailable`.
 */
export interface ApiClients {
  /** A new client with a random secret, told once and kept as a hash. */
  create(
    name: string,
    scopes: readonly ApiScope[],
  ): Promise<{ readonly clientId: string; readonly clientSecret: string }>;
  /** Every client, the oldest first. */
  list(): Promise<readonly RegisteredApiClient[]>;
  /** Takes a client's secret and all its tokens away, at once. @returns whether there was such a client */
  revoke(clientId: string): Promise<boolean>;
  /** A bearer token for right credentials; absent for wrong ones. The oldest of more than `LIVE_TOKENS` dies. */
  issueToken(clientId: string, clientSecret: string): Promise<string | undefined>;
  /** Whose a bearer token is; absent when it is not one of ours, or no longer alive. */
  holderOf(token: string): Promise<ApiClient | undefined>;
  isEmpty(): Promise<boolean>;
}

export interface ApiClient {
  readonly clientId: string;
  readonly scopes: readonly ApiScope[];
}

export interface RegisteredApiClient extends ApiClient {
  readonly name: string;
  readonly createdAt: Instant;
}
