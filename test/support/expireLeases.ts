import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { StoreSettings } from '#adapters/store/openStore.ts';

const STATEMENTS = ['update outbox set leased_until = null', 'update jobs set leased_until = null'];

/** Ends what a killed process has leased, as the passing of a minute does. No process uses the store. */
export async function expireLeases(settings: StoreSettings): Promise<void> {
  if (settings.engine === 'sqlite') {
    const database = new DatabaseSync(settings.file);
    for (const statement of STATEMENTS) database.exec(statement);
    database.close();
    return;
  }
  const client = new Client({ connectionString: settings.url });
  await client.connect();
  for (const statement of STATEMENTS) await client.query(statement);
  await client.end();
}
