import { Client, type ClientConfig } from 'pg';
import type { PublishLock, Warn } from '../StoreEngine.ts';

/** Any number, as long as nothing else in this database takes it as an advisory lock. */
const LOCK_KEY = '7310684120573122';

/** An advisory lock of a session of its own: the server releases it when the session ends, however it ends. */
export class PostgresPublishLock implements PublishLock {
  readonly #config: ClientConfig;
  readonly #warn: Warn;
  #client: Client | undefined;

  constructor(config: ClientConfig, warn: Warn) {
    this.#config = config;
    this.#warn = warn;
  }

  async take(): Promise<boolean> {
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
    // Without a listener, a session that is lost ends the process. The import notices at its next batch.
    client.on('error', (fault) => this.#warn('the session that holds the import lock was lost', fault));
    await client.connect();
    return client;
  }
}
