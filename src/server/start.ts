import { setTimeout as pause } from 'node:timers/promises';
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
import { PublicServer } from './PublicServer.ts';
import { startJobs } from './jobs/startJobs.ts';
import { warnOfFindings } from './cli/doctor/warnOfFindings.ts';

const LISTEN_EARLY_MS = 10_000;
/** Time to drain and for requests in flight to finish. The whole stop has to fit into 10 s. */
const STOP_MS = 8_000;
/** Time for jobs to finish after that. */
const STOP_JOBS_MS = 1_000;

export interface Running {
  /** `http://localhost:3000` */
  readonly address: string;
  /** @param drainMs how long it goes on, not ready, until it accepts no more connections */
  stop(drainMs: number): Promise<void>;
}

export interface StartOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly clientFolder: string;
  /** Arguments for Node that run the content import; a separate process, which never reads files of visitors. */
  readonly importCommand: readonly string[];
  /**
   * When a start takes longer, in milliseconds, it has a long migration: then the server listens before it can respond. 10 s
   * by default.
   */
  readonly listenEarlyMs?: number;
  /** Aborts the start. */
  readonly signal: AbortSignal;
}

/**
 * Creates the adapters that the settings choose, and listens as soon as it can respond. During a first import or a long
 * migration it listens before, and every response is a 503. Rejects with a message that helps the operator, or when it is
 * aborted.
 */
export async function start(options: StartOptions): Promise<Running> {
  const { settings, logger, listenEarlyMs = LISTEN_EARLY_MS } = options;
  const server = new PublicServer(notReadyResponse(settings));
  const listen = () => server.listen(settings.PORT, settings.HOST);
  const early = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    listen().catch(early.reject);
  }, listenEarlyMs);
  try {
    const composed = await Promise.race([compose(settings, logger), early.promise]);
    try {
      const seal = await composed.openSeal();
      await fillEmpty(composed, options, listen);
      const stop = attachApp(server, composed, seal, options);
      await listen();
      void warnUnlessReady(composed, logger);
      void warnOfFindings(settings, logger);
      return { address: addressOf(server.port, settings), stop };
    } catch (error) {
      await composed.close();
      throw error;
    }
  } catch (error) {
    await server.stop({ drainMs: 0, finishMs: 0 });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function fillEmpty(composed: Composed, options: StartOptions, listen: () => Promise<void>): Promise<void> {
  const { settings, logger, importCommand, signal } = options;
  signal.throwIfAborted();
  if (settings.firstContent !== undefined && (await composed.store?.publishing.isEmpty())) {
    await listen(); // first, because a port in use should be reported before an import that takes minutes
    await firstImport(settings, logger, importCommand, signal);
  }
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
function attachApp(server: PublicServer, composed: Composed, seal: Seal, options: StartOptions): Running['stop'] {
  const { settings, logger, clientFolder } = options;
  const lifecycle: Lifecycle = { stopping: false };
  const app = createApp({
    ports: composed.ports,
    isRemote: composed.isRemote,
    siteLifetimeSeconds: composed.siteLifetimeSeconds,
    idOfRecord: composed.idOfRecord,
    seal,
    settings,
    assets: readAssets(clientFolder),
    clientFolder,
    logger,
    lifecycle,
  });
  const stopJobs = startJobs(composed, settings, logger);
  server.respondWith(app.app);
  return async (drainMs) => {
    lifecycle.stopping = true;
    const jobsStopped = stopJobs();
    await server.stop({ drainMs, finishMs: STOP_MS - drainMs });
    await app.stop();
    // A mail that is being sent may take longer: then its lease ends, and it is sent again under the same Message-ID.
    await Promise.race([jobsStopped, pause(STOP_JOBS_MS, undefined, { ref: false })]);
    await composed.close();
  };
}

function addressOf(port: number, { HOST, BASE_PATH }: Settings): string {
  const host = HOST === undefined || HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}${BASE_PATH}`;
}
