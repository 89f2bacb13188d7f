import { Client, type ClientConfig } from 'pg';
import type { PublishLock, Warn } from '../StoreEngine.ts';

/** Any number that nothing else in this database uses for an advisory lock. */
const LOCK_KEY = '7310684120573122';

/** An advisory lock in a session of its own: the server releases it when the session ends, for whatever reason. */
export class PostgresPublishLock implements PublishLock {
  readonly #config: ClientConfig;
  readonly #warn: Warn;
  #client: Client | undefined;

  constructor(config: ClientConfig, warn: Warn) {
    this.#config = config;
    this.#warn = warn;
  }

  async acquire(): Promise<boolean> {
    this.#client ??= await this.#connect();
    const { rows } = await this.#client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK_KEY,
    ]);
    return rows[0]?.taken === true;
  }

  async release(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#config);
    // Without a listener, a lost session ends the process. The import detects the loss at its next batch.
    client.on('error', (error) => this.#warn('the session that holds the import lock was lost', error));
    await client.connect();
    return client;
  }
}
