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
import { sweepHourly } from './sweepHourly.ts';

/**
 * Slow headers are cut off after 15 s, whole requests after 16 minutes, which is more than an upload may take; checked
 * every second. `limitBodyTime` cuts off all others earlier.
 */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 16 * 60_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000, // longer than that of common proxies, so that they never write into a closing connection
};
/** Time for requests in flight to finish. The whole stop has to fit into 10 s. */
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
  /** Arguments for Node that run the content import; a separate process, which never reads files of visitors. */
  readonly importCommand: readonly string[];
  /** Aborts the start. */
  readonly signal: AbortSignal;
}

/**
 * Listens, creates the adapters that the settings choose, and imports content into an empty store; until then every
 * response is a 503. Rejects with a message that helps the operator, or when it is aborted.
 */
export async function start(options: StartOptions): Promise<Running> {
  const { settings } = options;
  // First, because a port in use should be reported before an import that takes minutes.
  const server = createServer(TIMEOUTS, notReadyResponse(settings));
  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening');
  try {
    const composed = await compose(settings, options.logger);
    try {
      const seal = await composed.openSeal();
      await fillEmpty(composed, options);
      const stop = attachApp(server, composed, seal, options);
      void warnUnlessReady(composed, options.logger);
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

/** Reports a mistyped address or secret before the first visitor meets it. */
async function warnUnlessReady({ ports }: Composed, logger: Logger): Promise<void> {
  try {
    await ports.readiness.check();
  } catch (error) {
    logger.warn({ err: error }, 'the API (API_BASE_URL) or the store of this server does not respond as it should');
  }
}

/** @returns a function that stops it: requests in flight are finished, other connections are closed */
function attachApp(server: Server, composed: Composed, seal: Seal, options: StartOptions): () => Promise<void> {
  const { settings, logger, clientFolder } = options;
  const lifecycle: Lifecycle = { stopping: false };
  const app = createApp({
    ports: composed.ports,
    isRemote: composed.isRemote,
    seal,
    settings,
    assets: readAssets(clientFolder),
    clientFolder,
    logger,
    lifecycle,
  });
  const stopSweeping = composed.sweepAttachments && sweepHourly(composed.sweepAttachments, logger);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (lifecycle.stopping) response.setHeader('Connection', 'close');
    app.app(request, response);
  });
  return async () => {
    lifecycle.stopping = true;
    await closeServer(server);
    await app.stop();
    await stopSweeping?.();
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
