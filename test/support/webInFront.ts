import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '#config/Settings.ts';
import { API_SCOPES } from '#ports/ApiClients.ts';
import { compose } from '#server/compose.ts';
import { createLogger } from '#server/logger.ts';
import { open, send, type Answer, type Arriving, type Asked } from './send.ts';
import { serveApp } from './serveApp.ts';
import { ASSETS, type LogLine, type TestApp } from './testApp.ts';

/** Pages in front of an API tier: what a visitor gets of them. */
export interface WebInFront {
  readonly port: number;
  send(asked: Asked | string): Promise<Answer>;
  open(asked: Asked | string): Promise<Arriving>;
  close(): Promise<void>;
}

/** Of a client of the API. */
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
  };
}

export interface WebInFrontOptions {
  /** A new one when left out. */
  readonly client?: Credentials;
  /** What earlier pages left in it is known; an empty one of its own when left out. */
  readonly dataFolder?: string;
  /** Settings besides, as the environment gives them. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Gets the lines of the log, oldest first. */
  readonly log?: LogLine[];
}

/** Starts pages in this process, with HTTP between them and their API. */
export async function startWebInFrontOf(
  { port: apiPort, ports, clientFolder }: Pick<TestApp, 'port' | 'ports' | 'clientFolder'>,
  { client, dataFolder, environment = {}, log = [] }: WebInFrontOptions = {},
): Promise<WebInFront> {
  const ownFolder = await mkdtemp(join(tmpdir(), 'thara-web-'));
  const settings = readSettings({
    DATA_DIR: dataFolder ?? ownFolder,
    ...settingsInFrontOf(apiPort, client ?? (await ports.apiClients.create('web', API_SCOPES))),
    ...environment,
  });
  const logger = createLogger('info', { write: (line) => log.push(JSON.parse(line) as LogLine) });
  const parts = { settings, assets: ASSETS, clientFolder, logger };
  const { port, close } = await serveApp(await compose(settings, logger), parts, '127.0.0.1');
  const toAsk = (asked: Asked | string) => (typeof asked === 'string' ? { path: asked } : asked);
  return {
    port,
    send: (asked) => send(port, toAsk(asked)),
    open: (asked) => open(port, toAsk(asked)),
    async close() {
      await close();
      await rm(ownFolder, { recursive: true });
    },
  };
}
