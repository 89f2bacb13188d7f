import type { Instant } from '#domain/instant.ts';

/** The permissions that a client of our API can have. Every client can check whether the API is ready. */
export const API_SCOPES = [
  'sites:read',
  'content:read',
  'water:read',
  'media:read',
  'hits:write',
  'feedback:write',
  'feedback:read',
  'inbox:write',
  'complaints:write',
  'tips:write',
  'checks:write',
  'members:write',
  'members:identify',
  'visitors:forward',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export function isApiScope(text: string): text is ApiScope {
  return (API_SCOPES as readonly string[]).includes(text);
}

/** How many tokens one client can have at the same time: more than any website has processes. */
export const MAX_TOKENS_PER_CLIENT = 100;

/**
 * The programs that can use our API, and their tokens (spec §6: a program authenticates with a client-credentials
 * grant). Throws `Unavailable`.
 */
export interface ApiClients {
  /** Creates a client with a random secret. The secret is returned only here, and stored as a hash. */
  create(
    name: string,
    scopes: readonly ApiScope[],
  ): Promise<{ readonly clientId: string; readonly clientSecret: string }>;
  /** All clients, oldest first. */
  list(): Promise<readonly RegisteredApiClient[]>;
  /**
   * Deletes a client and all its tokens, with immediate effect.
   *
   * @returns whether there was such a client
   */
  revoke(clientId: string): Promise<boolean>;
  /**
   * Creates a bearer token. Undefined when the credentials are wrong. When the client already has
   * `MAX_TOKENS_PER_CLIENT` tokens, its oldest one is deleted.
   */
  issueToken(clientId: string, clientSecret: string): Promise<string | undefined>;
  /** The client to which a bearer token was issued. Undefined when the token is unknown or has expired. */
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
