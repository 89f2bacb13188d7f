import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Settings } from '#config/Settings.ts';
import type { Seal } from '#ports/Seal.ts';
import { notReadyResponse } from './notReadyResponse.ts';
import { readAssets } from './Assets.ts';
import { compose, type Composed } from './compose.ts';
import { createApp } from './createApp.ts';
import { firstApiClient } from './cli/firstApiClient.ts';
import { firstImport } from './firstImport.ts';
import type { Lifecycle } from './http/health.ts';

/** Slow headers are cut in 15 s, forms and JSON in 35 s in all; looked at every second. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 35_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000, // longer than common proxies keep theirs, so that they never write into a closing one
};
/** Answers in flight get this long to finish; the rest of a stop has to fit into 10 s with it. */
const FINISH_MS = 8_000;

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
  /** Aborted when the start is no longer wanted. */
  readonly signal: AbortSignal;
}

/**
 * Listens, opens what the settings name and fills an empty store; until then every answer is a 503. Rejects with what a
 * person can act on, or when told to stop.
 */
export async function start(options: StartOptions): Promise<Running> {
  const { settings } = options;
  // First, for a port that is taken should be told before minutes of import.
  const server = createServer(TIMEOUTS, notReadyResponse(settings));
  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening');
  try {
    const composed = await compose(settings, options.logger);
    try {
      const seal = await composed.openSeal();
      await fillEmpty(composed, options);
      const stop = attachApp(server, composed, seal, options);
      void tellUnready(composed, options.logger);
      return { address: addressOf(server, settings), stop };
    } catch (error) {
      await composed.close();
      throw error;
    }
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
}

async function fillEmpty(composed: Composed, options: StartOptions): Promise<void> {
  const { settings, logger, importCommand, signal } = options;
  signal.throwIfAborted();
  if (await composed.store?.publishing.isEmpty()) await firstImport(settings, logger, importCommand, signal);
  if (settings.servesApi && composed.store !== undefined)
    await firstApiClient(composed.store.apiClients, settings, logger);
}

/** An operator who has mistyped an address or a secret should not hear of it from the first visitor. */
async function tellUnready({ ports }: Composed, logger: Logger): Promise<void> {
  try {
    await ports.readiness.check();
  } catch (fault) {
    logger.warn(
      { err: fault },
      'what stands behind this server (API_BASE_URL or the store) does not answer as it should',
    );
  }
}

/** @returns what ends it: answers in flight are finished, everything else is closed */
function attachApp(server: Server, composed: Composed, seal: Seal, options: StartOptions): () => Promise<void> {
  const { settings, logger, clientFolder } = options;
  const lifecycle: Lifecycle = { stopping: false };
  const app = createApp({
    ports: composed.ports,
    seal,
    settings,
    assets: readAssets(clientFolder),
    clientFolder,
    logger,
    lifecycle,
  });
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (lifecycle.stopping) response.setHeader('Connection', 'close');
    app.app(request, response);
  });
  return async () => {
    lifecycle.stopping = true;
    await closeServer(server);
    await app.stop();
    await composed.close();
  };
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const deadline = setTimeout(() => {
    server.closeAllConnections();
  }, FINISH_MS);
  await closed;
  clearTimeout(deadline);
}

function addressOf(server: Server, { HOST, BASE_PATH }: Settings): string {
  const { port } = server.address() as AddressInfo;
  const host = HOST === undefined || HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}${BASE_PATH}`;
}
