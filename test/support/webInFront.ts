import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '#config/Settings.ts';
import type { Clock } from '#ports/Clock.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { API_SCOPES } from '#ports/ApiClients.ts';
import { compose } from '#server/compose.ts';
import { createLogger } from '#server/logger.ts';
import { open, send, type TestResponse, type StreamingResponse, type TestRequest } from './send.ts';
import { serveApp } from './serveApp.ts';
import { ASSETS, LONG_DEADLINE, WITHOUT_PAGE_CACHE, type LogLine, type TestApp } from './testApp.ts';

/** A website in front of an API tier, as visitors see it. */
export interface WebInFront {
  readonly port: number;
  send(request: TestRequest | string): Promise<TestResponse>;
  open(request: TestRequest | string): Promise<StreamingResponse>;
  close(): Promise<void>;
}

/** Credentials of a client of the API. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Settings of a website in front of the API tier on a port of this machine. */
export function settingsInFrontOf(apiPort: number, { clientId, clientSecret }: Credentials): Record<string, string> {
  return {
    API_BASE_URL: `http://127.0.0.1:${apiPort}/api`,
    API_CLIENT_ID: clientId,
    API_CLIENT_SECRET: clientSecret,
    API_OFFERS: 'everything',
  };
}

export interface WebInFrontOptions {
  /** A new client by default. */
  readonly client?: Credentials;
  /** May contain the caches of an earlier website; a new, empty folder by default. */
  readonly dataFolder?: string;
  /** Additional settings, as environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Receives the lines of the log, oldest first. */
  readonly log?: LogLine[];
  /** Published in the website's own store, which it has unless the API offers everything. */
  readonly archives?: readonly SiteArchive[];
  readonly clock?: Clock;
}

/** Starts a website in this process that reads from its API over HTTP. */
export async function startWebInFrontOf(
  { port: apiPort, ports, clientFolder }: Pick<TestApp, 'port' | 'ports' | 'clientFolder'>,
  { client, dataFolder, environment = {}, log = [], archives = [], clock = systemClock }: WebInFrontOptions = {},
): Promise<WebInFront> {
  const ownFolder = await mkdtemp(join(tmpdir(), 'thara-web-'));
  const settings = readSettings({
    DATA_DIR: dataFolder ?? ownFolder,
    ...WITHOUT_PAGE_CACHE,
    ...LONG_DEADLINE,
    ...settingsInFrontOf(apiPort, client ?? (await ports.apiClients.create('web', API_SCOPES))),
    ...environment,
  });
  const logger = createLogger('info', { write: (line) => log.push(JSON.parse(line) as LogLine) });
  const parts = { settings, assets: ASSETS, clientFolder, logger };
  const composed = await compose(settings, logger, { clock });
  if (archives.length > 0) await composed.store!.publishing.publish(archives, () => undefined);
  const { port, close } = await serveApp(composed, parts, '127.0.0.1');
  const toRequest = (request: TestRequest | string) => (typeof request === 'string' ? { path: request } : request);
  return {
    port,
    send: (request) => send(port, toRequest(request)),
    open: (request) => open(port, toRequest(request)),
    async close() {
      await close();
      await rm(ownFolder, { recursive: true });
    },
  };
}
