import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '#config/Settings.ts';
import type { Clock } from '#ports/Clock.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import { compose } from '#server/compose.ts';
import { createLogger } from '#server/logger.ts';
import type { PlainDepartment } from './plainDepartment.ts';
import { send, type TestRequest, type TestResponse } from './send.ts';
import { serveApp } from './serveApp.ts';
import { ASSETS, type LogLine } from './testApp.ts';

/** A website in this process, in front of a department's own API, with nothing behind it but its own content. */
export interface PlainWebsite {
  send(request: TestRequest): Promise<TestResponse>;
  readonly log: readonly LogLine[];
  close(): Promise<void>;
}

export interface PlainWebsiteOptions {
  readonly clock: Clock;
  /** Its own content, published when it starts. */
  readonly archives?: readonly SiteArchive[];
  /** An existing store instead. */
  readonly storeFile?: string;
  /** Additional settings, as environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** All that an operator has to set in front of the API. */
export function settingsOf({ baseUrl, clientId, clientSecret }: PlainDepartment): Record<string, string> {
  return { API_BASE_URL: baseUrl, API_CLIENT_ID: clientId, API_CLIENT_SECRET: clientSecret };
}

export async function startPlainWebsite(
  api: PlainDepartment,
  { clock, archives = [], storeFile = ':memory:', environment = {} }: PlainWebsiteOptions,
): Promise<PlainWebsite> {
  const folder = await mkdtemp(join(tmpdir(), 'thara-plain-'));
  await mkdir(join(folder, 'assets'));
  const log: LogLine[] = [];
  const logger = createLogger('info', { write: (line) => log.push(JSON.parse(line) as LogLine) });
  const settings = readSettings({ DATA_DIR: folder, ...settingsOf(api), ...environment });
  const composed = await compose(settings, logger, { clock, storeFile });
  if (archives.length > 0) await composed.store!.publishing.publish(archives, () => undefined);
  const parts = { settings, assets: ASSETS, clientFolder: folder, logger };
  const { port, close } = await serveApp(composed, parts, '127.0.0.1');
  return {
    send: (request) => send(port, request),
    log,
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
