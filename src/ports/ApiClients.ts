/** Programs that may use our API (spec §6: the application itself authenticates with a client-credentials grant). */
export interface ApiClients {
  /** A new client with a random secret, told once and kept as a hash. */
  create(name: string): Promise<{ readonly clientId: string; readonly clientSecret: string }>;
  /** A bearer token for right credentials; absent for wrong ones. */
  issueToken(clientId: string, clientSecret: string): Promise<string | undefined>;
  /** Whether a bearer token is one of ours and still alive. */
  accepts(token: string): Promise<boolean>;
  isEmpty(): Promise<boolean>;
}
