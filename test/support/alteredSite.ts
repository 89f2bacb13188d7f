import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '#config/Settings.ts';
import type { Ports } from '#ports/Ports.ts';
import { readAssets } from '#server/Assets.ts';
import { compose } from '#server/compose.ts';
import { firstApiClient } from '#server/cli/firstApiClient.ts';
import { createLogger } from '#server/logger.ts';
import { serveApp } from './serveApp.ts';
import { ServerProcess } from './ServerProcess.ts';
import { addressOn, type RunningSite } from './site.ts';
import { settingsInFrontOf, type Credentials } from './webInFront.ts';

const CLIENT_FOLDER = join(import.meta.dirname, '../../dist/client');

/** Changes the data source of a site: makes it slow, lets it fail, or changes its data. */
export type Alter = (ports: Ports) => void;

/**
 * Serves the store of a running site a second time, from this process, so that a test can change the data source.
 *
 * @param isRemote treats the store as a source that responds over a network: pages are sent before their deferred parts
 * @param environment more settings
 */
export async function startAlteredSite(
  dataFolder: string,
  alter: Alter,
  isRemote: boolean,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const { port, close } = await serve({ DATA_DIR: dataFolder, ...environment }, alter, isRemote);
  return { port, address: addressOn(port), stop: close };
}

/**
 * The same in two tiers: the data source behind the API is changed, and a process with empty caches serves the pages.
 *
 * @param environment more settings of the process that serves the pages
 */
export async function startInFrontOfAltered(
  dataFolder: string,
  alter: Alter,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const api = await serve({ DATA_DIR: dataFolder, SERVE: 'api' }, alter, false);
  const credentials = await readFile(join(dataFolder, 'api-client.json'), 'utf8');
  const webFolder = await mkdtemp(join(tmpdir(), 'thara-web-'));
  const settings = settingsInFrontOf(api.port, JSON.parse(credentials) as Credentials);
  const web = await ServerProcess.start({ HOST: '', DATA_DIR: webFolder, ...settings, ...environment });
  const port = Number(new URL(web.origin).port);
  return {
    port,
    address: addressOn(port),
    async stop() {
      await web.stop();
      await rm(webFolder, { recursive: true });
      await api.close();
    },
  };
}

async function serve(environment: Readonly<Record<string, string>>, alter: Alter, isRemote: boolean) {
  const settings = readSettings(environment);
  const logger = createLogger('silent');
  const composed = await compose(settings, logger);
  if (settings.servesApi && composed.store) await firstApiClient(composed.store.apiClients, settings, logger);
  alter(composed.ports);
  const parts = { settings, assets: readAssets(CLIENT_FOLDER), clientFolder: CLIENT_FOLDER, logger };
  return await serveApp({ ...composed, isRemote }, parts);
}
