import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addSeconds } from '#domain/instant.ts';
import { readSettings } from '#config/Settings.ts';
import type { InboxDesk } from '#ports/InboxDesk.ts';
import type { ApiPorts } from '#ports/Ports.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import type { WaterImport } from '#ports/WaterImport.ts';
import type { Assets } from '#server/Assets.ts';
import { composeStore, type Background } from '#server/compose.ts';
import { createRenderContexts } from '#server/createRenderContexts.ts';
import type { Lifecycle } from '#server/http/health.ts';
import { createLogger } from '#server/logger.ts';
import { deliverMails } from '#server/mail/deliverMails.ts';
import { open, send, type TestResponse, type StreamingResponse, type TestRequest } from './send.ts';
import { serveApp } from './serveApp.ts';
import { testArchives } from './testArchives.ts';
import { testClock, type TestClock } from './testClock.ts';

export type LogLine = Readonly<Record<string, unknown>>;

/** The real app over a store, on its own port. */
export interface TestApp {
  /** Stub their methods to make the app's data source slow, or fail. */
  readonly ports: ApiPorts;
  readonly clock: TestClock;
  readonly lifecycle: Lifecycle;
  /** Every line that was logged, oldest first. */
  readonly log: readonly LogLine[];
  readonly mediaFolder: string;
  /** Folder of attached files. */
  readonly submissionsFolder: string;
  readonly inboxDesk: InboxDesk;
  /** What jobs use, none of which runs by itself. */
  readonly background: { -readonly [Part in keyof Background]: Background[Part] };
  /** Sends the mails that are due, as the job does. */
  deliverMails(): Promise<void>;
  /** Folder of the built files. */
  readonly clientFolder: string;
  send(request: TestRequest | string): Promise<TestResponse>;
  open(request: TestRequest | string): Promise<StreamingResponse>;
  readonly port: number;
  /** Publishes sites again, replacing their content. A second passes, after which visitors see it. */
  publish(...archives: readonly SiteArchive[]): Promise<void>;
  /** Imports water figures; `recordWater` is a shorter way. */
  readonly waterImport: WaterImport;
  /** Waits for the log line of a request, which is written when the request has ended. */
  requestLine(requestId: string): Promise<LogLine>;
  /** Stops the app as the server does when it ends. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly archives?: readonly SiteArchive[];
  /** Settings as environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Treats the store as a source that responds over a network: pages are sent before their deferred parts. */
  readonly isRemote?: boolean;
  /** Path of its store, which others can open then; in memory by default. */
  readonly storeFile?: string;
}

/** Maximum wait for a log line, whose request has already ended. */
const TIMEOUT_MS = 60_000;

/** So that every request reaches what a test has changed. The tests of the cache set a size. */
export const WITHOUT_PAGE_CACHE = { PAGE_CACHE_MB: '0' };

/** On a busy machine too, a page is loaded before it. The tests of time limits set their own. */
export const LONG_DEADLINE = { REQUEST_DEADLINE_MS: '20000' };

export const ASSET = 'enhance-0123abcd.js';

export const ASSETS: Assets = {
  buildId: 'build-1',
  stylesheets: ['assets/site.css'],
  enhance: `assets/${ASSET}`,
  interactive: 'assets/interactive.js',
  suggestions: 'assets/suggestions.js',
  viewStylesheets: { search: ['assets/search.css'] },
  viewScripts: { reservoir: ['assets/chartCursor.js'] },
  apiDocs: { module: 'assets/apiDocs.js', stylesheets: ['assets/apiDocs.css'] },
  fonts: { th: ['assets/thai.woff2'], en: ['assets/latin.woff2'] },
  emblem: 'assets/emblem.svg',
  icons: {
    favicon: 'assets/favicon.ico',
    appleTouch: 'assets/apple-touch.png',
    small: 'assets/icon-192.png',
    large: 'assets/icon-512.png',
    maskable: 'assets/maskable.png',
  },
};

export async function startTestApp({
  archives = testArchives(),
  environment = {},
  isRemote = false,
  storeFile = ':memory:',
}: TestAppOptions = {}): Promise<TestApp> {
  const clock = testClock();
  const folder = await mkdtemp(join(tmpdir(), 'thara-app-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', ASSET), 'export {};\n');
  await writeFile(join(folder, 'assets', `${ASSET}.br`), 'brotli');
  await writeFile(join(folder, 'assets', `${ASSET}.gz`), 'gzip');

  const log: LogLine[] = [];
  const written = new EventEmitter();
  const write = (line: string) => {
    log.push(JSON.parse(line) as LogLine);
    written.emit('line');
  };
  const logger = createLogger('debug', { write });
  const settings = readSettings({ DATA_DIR: folder, ...WITHOUT_PAGE_CACHE, ...LONG_DEADLINE, ...environment });
  const composed = await composeStore(settings, logger, { clock, storeFile });
  const { ports, store } = composed;
  const background = { ...composed.background };
  const publish = async (...all: readonly SiteArchive[]) => {
    const report = await store.publishing.publish(all, () => undefined);
    if (!report.published) throw new Error(`nothing was published: ${report.code}`);
  };
  await publish(...archives);
  const lifecycle: Lifecycle = { stopping: false };
  const parts = { settings, assets: ASSETS, clientFolder: folder, logger, lifecycle };
  const { port, stop, close } = await serveApp({ ...composed, isRemote }, parts, '127.0.0.1');

  return {
    ports,
    clock,
    lifecycle,
    log,
    mediaFolder: settings.mediaFolder,
    submissionsFolder: settings.submissionsFolder,
    inboxDesk: store.inboxDesk,
    background,
    async deliverMails() {
      const contexts = createRenderContexts(settings.BASE_PATH);
      const { outbox, mailer } = background;
      const { sites, limits } = ports;
      await deliverMails({ outbox, mailer, sites, limits, contexts, log: logger }, new AbortController().signal);
    },
    clientFolder: folder,
    send: (request) => send(port, typeof request === 'string' ? { path: request } : request),
    port,
    open: (request) => open(port, typeof request === 'string' ? { path: request } : request),
    async publish(...all) {
      await publish(...all);
      clock.set(addSeconds(clock.now(), 1));
    },
    waterImport: store.waterImport,
    async requestLine(requestId) {
      for (;;) {
        const line = log.find((each) => each['msg'] === 'request' && each['requestId'] === requestId);
        if (line !== undefined) return line;
        await once(written, 'line', { signal: AbortSignal.timeout(TIMEOUT_MS) });
      }
    },
    stop,
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
