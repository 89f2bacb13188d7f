import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '#config/Settings.ts';
import { API_SCOPES, type ApiClients } from '#ports/ApiClients.ts';

/**
 * Makes the first client of our API while it has none, with a random secret: there are no default credentials. They are
 * written once, to a file that only the operator may read; the store keeps a hash. After a crash between the two the
 * operator makes another one (`npm run api:client`).
 */
export async function firstApiClient(apiClients: ApiClients, settings: Settings, logger: Logger): Promise<void> {
  if (!(await apiClients.isEmpty())) return;
  const file = join(settings.dataFolder, 'api-client.json');
  const credentials = await apiClients.create('first', API_SCOPES);
  await writeWhole(file, `${JSON.stringify(credentials, null, 2)}\n`);
  logger.info({ file }, 'the API has its first client; its credentials are in this file');
}

/** The file is there whole and on the disk, or not at all. */
async function writeWhole(file: string, text: string): Promise<void> {
  const partial = `${file}.partial`;
  const handle = await open(partial, 'w', 0o600);
  try {
    await handle.chmod(0o600); // a file left by a crash keeps its own mode otherwise
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}
