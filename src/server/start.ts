import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Settings } from '#config/Settings.ts';
import { readAssets } from './Assets.ts';
import { compose, type Composed } from './compose.ts';
import { createApp } from './createApp.ts';
import { firstApiClient } from './firstApiClient.ts';
import { firstImport } from './firstImport.ts';
import type { Lifecycle } from './health.ts';

/** Slow headers are cut in 15 s, forms and JSON in 35 s in all; looked at every second. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 35_000;
const CHECK_INTERVAL_MS = 1_000;
const KEEP_ALIVE_MS = 65_000; // longer than common proxies keep theirs, so that they never write into a closing one
/** In-flight answers get this long to finish. */
const STOP_MS = 9_000;

export interface Running {
  /** `http://localhost:3000` */
  readonly address: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly clientFolder: string;
  /** Arguments for Node that run the content import; its own process, which never sees visitors' files. */
  readonly importCommand: readonly string[];
}

/** Opens what the settings name, fills an empty store, and listens. Rejects with what a person can act on. */
export async function start(options: StartOptions): Promise<Running> {
  const { settings, logger } = options;
  const composed = await compose(settings, logger);
  try {
    if (await composed.isEmpty()) await firstImport(settings, logger, options.importCommand);
    if (settings.servesApi && 'apiClients' in composed.ports)
      await firstApiClient(composed.ports.apiClients, settings, logger);
    return await listen(options, composed);
  } catch (error) {
    await composed.close();
    throw error;
  }
}

async function listen({ settings, logger, clientFolder }: StartOptions, composed: Composed): Promise<Running> {
  const lifecycle: Lifecycle = { stopping: false };
  const app = createApp({
    ports: composed.ports,
    settings,
    assets: readAssets(clientFolder),
    clientFolder,
    logger,
    lifecycle,
  });
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      if (lifecycle.stopping) response.setHeader('Connection', 'close');
      app.app(request, response);
    },
  );
  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening');
  return {
    address: addressOf(server, settings),
    stop: async () => {
      lifecycle.stopping = true;
      await closeServer(server);
      await app.stop();
      await composed.close();
    },
  };
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const deadline = setTimeout(() => {
    server.closeAllConnections();
  }, STOP_MS);
  await closed;
  clearTimeout(deadline);
}

function addressOf(server: Server, { HOST, BASE_PATH }: Settings): string {
  const { port } = server.address() as AddressInfo;
  const host = HOST === undefined || HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}${BASE_PATH}`;
}
