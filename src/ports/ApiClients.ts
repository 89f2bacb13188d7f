import type { PersonName } from '#domain/forms/personName.ts';
import type { Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';

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
  'complaints:work',
  'checks:write',
  'members:write',
  'members:identify',
  'visitors:forward',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** What a website in front of the API needs, or may do: all but what a named person does. */
export const WEBSITE_SCOPES: readonly ApiScope[] = API_SCOPES.filter((scope) => scope !== 'complaints:work');

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
  /**
   * Creates a client with a random secret. The secret is returned only here, and stored as a hash.
   *
   * @param worker of whom it is; absent for a program
   */
  create(
    name: string,
    scopes: readonly ApiScope[],
    worker?: ApiWorker,
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

/** A person who works with the API, at one site. */
export interface ApiWorker {
  /** As complainants read it. */
  readonly person: PersonName;
  readonly site: SiteId;
}

export interface ApiClient {
  readonly clientId: string;
  readonly scopes: readonly ApiScope[];
  readonly worker?: ApiWorker;
}

export interface RegisteredApiClient extends ApiClient {
  readonly name: string;
  readonly createdAt: Instant;
}
