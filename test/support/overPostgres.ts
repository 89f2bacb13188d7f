import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { newDataFolder } from './dataFolder.ts';
import { postgresServer } from './postgres.ts';
import { ServerProcess } from './ServerProcess.ts';
import { addressOn, type RunningSite } from './site.ts';

/**
 * Starts the built server over a new database, with the sample content freshly imported.
 *
 * @param settings further ones, as environment variables
 */
export async function startOverPostgres(settings: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const dataFolder = await newDataFolder();
  const database = await (await postgresServer()).createDatabase();
  const clear = async () => {
    await database.drop();
    await rm(dataFolder, { recursive: true });
  };
  const server = await ServerProcess.start({
    HOST: '',
    DATA_DIR: dataFolder,
    DATABASE_URL: database.url,
    SECRET_KEY: randomBytes(32).toString('base64url'),
    FIRST_CONTENT: 'content',
    ...settings,
  }).catch(async (error: unknown) => {
    await clear();
    throw error;
  });
  const port = Number(new URL(server.origin).port);
  return {
    port,
    address: addressOn(port),
    async stop() {
      await server.stop();
      await clear();
    },
  };
}
