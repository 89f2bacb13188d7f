import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '#config/Settings.ts';
import type { ApiClients } from '#ports/ApiClients.ts';

/**
 * Makes the first client of our API while it has none, with a random secret: there are no default credentials. They are
 * written once, to a file that only the operator may read; the store keeps a hash.
 */
export async function firstApiClient(apiClients: ApiClients, settings: Settings, logger: Logger): Promise<void> {
  if (!(await apiClients.isEmpty())) return;
  const file = join(settings.dataFolder, 'api-client.json');
  const credentials = await apiClients.create('first');
  await writeFile(file, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  logger.info({ file }, 'the API has its first client; its credentials are in this file');
}
