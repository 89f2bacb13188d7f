import { randomBytes } from 'node:crypto';
import { systemClock } from '#adapters/system/systemClock.ts';
import { openStore } from '#adapters/store/openStore.ts';
import { postgresServer, type PostgresDatabase } from './postgres.ts';
import { testArchives } from './testArchives.ts';

const SECRET_KEY = randomBytes(32).toString('base64url');

/** A PostgreSQL database with the sites of `testArchives` published. */
export async function publishedDatabase(): Promise<PostgresDatabase> {
  return await (await postgresServer()).createDatabase(publish);
}

/** Settings of a website over it. */
export function settingsOver(database: PostgresDatabase, dataFolder: string): Record<string, string> {
  return { DATABASE_URL: database.url, SECRET_KEY, DATA_DIR: dataFolder, HOST: '127.0.0.1' };
}

async function publish(url: string): Promise<void> {
  const store = await openStore({ engine: 'postgres', url }, systemClock, () => undefined);
  await store.publishing.publish(testArchives(), () => undefined);
  await store.close();
}
