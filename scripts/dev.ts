import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { describeStartError } from '../src/server/describeStartError.ts';
import { VIEW_SCRIPTS } from '../src/ui/viewScripts.ts';
import { VIEW_STYLESHEETS } from '../src/ui/viewStylesheets.ts';
import { renderIcons } from './renderIcons.ts';
import { compileMessages, updateMessages } from './messages.ts';
import { watchMessages } from './watchMessages.ts';

/**
 * The server with hot reload: Vite serves browser modules and loads server modules anew on the next request. What is
 * composed once at start (store, department API) needs a restart.
 */
const CLIENT = 'dist/client';

await updateMessages().catch((error: unknown) => {
  printLine(describeStartError(error));
  return compileMessages();
});
await mkdir(`${CLIENT}/assets`, { recursive: true });
const server = createHttpServer();
let respond: RequestListener = (_request, response) =>
  response.writeHead(503, { 'Retry-After': '5' }).end('starting\n');
server.on('request', (request, response) => respond(request, response));
const vite = await createServer({
  configFile: 'vite.config.ts',
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});
const environment = vite.environments.ssr;
if (!('runner' in environment)) throw new Error('Vite runs no server modules here');
const runner = environment.runner as { import<T>(file: string): Promise<T> };

const { readServerSettings } = await runner.import<typeof import('../config/Settings.ts')>('/config/Settings.ts');
const { createLogger } = await runner.import<typeof import('../src/server/logger.ts')>('/src/server/logger.ts');
const { compose } = await runner.import<typeof import('../src/server/compose.ts')>('/src/server/compose.ts');
const { firstImport } =
  await runner.import<typeof import('../src/server/firstImport.ts')>('/src/server/firstImport.ts');
const settings = await orStop(() => readServerSettings());
await orStop(() => once(server.listen(settings.PORT, settings.HOST), 'listening'));
const logger = createLogger(settings.LOG_LEVEL);
const composed = await orStop(() => compose(settings, logger));
const seal = await composed.openSeal();
if (await composed.store?.publishing.isEmpty())
  await firstImport(settings, logger, ['--import', 'tsx', 'src/server/cli/contentImport.ts']);

const font = (subset: string, weight: number) =>
  `node_modules/@fontsource/sarabun/files/sarabun-${subset}-${String(weight)}-normal.woff2`;
const assets = {
  buildId: 'development',
  stylesheets: ['src/ui/styles/site.css'],
  enhance: 'src/ui/client/development.ts',
  interactive: 'src/ui/client/interactive.tsx',
  suggestions: 'src/ui/client/suggestions.ts',
  viewStylesheets: VIEW_STYLESHEETS,
  viewScripts: VIEW_SCRIPTS,
  apiDocs: { module: 'src/ui/client/apiDocs.ts', stylesheets: [] },
  fonts: { th: [font('thai', 400), font('thai', 700)], en: [font('latin', 400), font('latin', 700)] },
  emblem: 'src/ui/assets/emblem.svg',
  icons: await renderIcons(CLIENT),
};

type Server = typeof import('../src/server/createApp.ts');
let current: { readonly from: Server['createApp']; readonly app: ReturnType<Server['createApp']> } | undefined;

respond = (request, response) => {
  vite.middlewares(request, response, () => {
    void runner
      .import<Server>('/src/server/createApp.ts')
      .then(({ createApp }) => {
        if (current?.from !== createApp) {
          void current?.app.stop();
          const parts = {
            ports: composed.ports,
            isRemote: composed.isRemote,
            seal,
            settings,
            assets,
            clientFolder: CLIENT,
            logger,
            lifecycle: { stopping: false },
          };
          current = { from: createApp, app: createApp(parts) };
        }
        relaxPolicy(response);
        current.app.app(request, response);
      })
      .catch((error: unknown) => {
        logger.error({ err: error }, 'the server modules do not load');
        response.writeHead(500).end('The server modules do not load; see the log.\n');
      });
  });
};
watchMessages(vite.watcher, printLine);
const { port } = server.address() as AddressInfo;
printLine(`Thara (development) listens on http://localhost:${String(port)}`);

/** Ends the process with the reason in one line when a step of the start fails. */
async function orStop<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    process.stderr.write(`Thara did not start: ${describeStartError(error)}\n`);
    process.exit(1);
  }
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Vite inserts inline styles and opens a WebSocket. Only development allows both. */
function relaxPolicy(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name.toLowerCase() === 'content-security-policy'
        ? String(value)
            .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
            .replace("connect-src 'self'", "connect-src 'self' ws:")
            .replace("; require-trusted-types-for 'script'", '')
        : value,
    );
}
