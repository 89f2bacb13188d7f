import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readSettings } from '#config/Settings.ts';
import type { Ports } from '#ports/Ports.ts';
import { readAssets } from '#server/Assets.ts';
import { compose } from '#server/compose.ts';
import { createApp } from '#server/createApp.ts';
import { createLogger } from '#server/logger.ts';
import { addressOn, type Served } from './site.ts';

const CLIENT_FOLDER = join(import.meta.dirname, '../../dist/client');

/**
 * Serves the store of a running site a second time, from this process, so that a test can change what stands behind
 * it: make it late, let it fail, let it tell something else.
 */
export async function startAlteredSite(dataFolder: string, alter: (ports: Ports) => void): Promise<Served> {
  const settings = readSettings({ DATA_DIR: dataFolder });
  const logger = createLogger('silent');
  const composed = await compose(settings, logger);
  alter(composed.ports);
  const { app, stop } = createApp({
    ports: composed.ports,
    settings,
    assets: readAssets(CLIENT_FOLDER),
    clientFolder: CLIENT_FOLDER,
    logger,
    lifecycle: { stopping: false },
  });
  const server = createServer(app);
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: addressOn(port),
    async stop() {
      server.closeAllConnections();
      server.close();
      await stop();
      await composed.close();
    },
  };
}
