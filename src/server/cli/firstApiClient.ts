import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '#config/Settings.ts';
import { WEBSITE_SCOPES, type ApiClients } from '#ports/ApiClients.ts';
import { writeFileAtomically } from '#adapters/files/writeFileAtomically.ts';

/**
 * Creates the first client of our API when there is none, with a random secret: there are no default credentials. They
 * are written once, to a file that only the operator may read; the store has a hash. After a crash between the two the
 * operator creates another client (`npm run api:client`).
 */
export async function firstApiClient(apiClients: ApiClients, settings: Settings, logger: Logger): Promise<void> {
  if (!(await apiClients.isEmpty())) return;
  const file = join(settings.dataFolder, 'api-client.json');
  const credentials = await apiClients.create('first', WEBSITE_SCOPES);
  await writeFileAtomically(file, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  logger.info({ file }, 'the API has its first client; its credentials are in this file');
}
