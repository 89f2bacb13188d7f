import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { AesGcmSeal } from '#adapters/seal/AesGcmSeal.ts';
import { newSecretKey } from '#adapters/seal/secretKeyFile.ts';
import { FolderMedia } from '#adapters/files/FolderMedia.ts';
import { SiteMedia } from '#adapters/files/SiteMedia.ts';
import { openStore } from '#adapters/store/openStore.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import { DEFAULT_PREFERENCES } from '#domain/preferences.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { readAssets } from '#server/Assets.ts';
import { HANDLERS } from '#server/web/handlers.ts';
import { Head } from '#server/web/render/Head.tsx';
import { PageLayout } from '#ui/layouts/PageLayout.tsx';
import { MainRoot } from '#ui/MainRoot.tsx';
import { CATALOGUES } from '#ui/messages/catalogues.ts';
import { createRenderContext, RenderContextProvider } from '#ui/RenderContext.tsx';
import { VIEWS } from '#ui/pages/views.ts';
import { createLinks } from '#ui/routes.ts';
import { createTranslator } from '#ui/translator.ts';
import { NO_ATTACHMENTS } from '#test/support/testAttachments.ts';
import { testRobotChecks } from '#test/support/testRobotChecks.ts';
import { memoryLimits } from '#test/support/memoryLimits.ts';

/**
 * The server that pages are compared with: node:http and React's stream, which render the same tree from the same data
 * for every request, without cache, routing or reads.
 */
const [dataFolder = '', siteId = '', route = ''] = process.argv.slice(2);
if (route !== 'newsList' && route !== 'main')
  throw new Error('usage: bareStream.tsx <data folder> <site id> newsList|main');
const locale = 'th';
const store = await openStore(
  { engine: 'sqlite', file: join(dataFolder, 'thara.sqlite') },
  systemClock,
  () => undefined,
);
const site = await store.sites.details(siteId as SiteId);
const layout = await store.sites.layout(siteId as SiteId, locale);
if (site === undefined || layout === undefined) throw new Error(`no site ${siteId}`);
const context = createRenderContext(createTranslator(locale, CATALOGUES[locale]), createLinks(''));
const { signal } = new AbortController();
const pageView = await HANDLERS[route]({
  ports: {
    ...store,
    clock: systemClock,
    media: new SiteMedia(store.mediaUses, new FolderMedia(dataFolder)),
    attachments: NO_ATTACHMENTS,
    limits: memoryLimits(systemClock),
    robotChecks: testRobotChecks(store, systemClock),
  },
  site,
  layout,
  locale,
  contexts: { th: context, en: context },
  params: {},
  path: context.to(route),
  query: new URLSearchParams(),
  context,
  now: systemClock.now(),
  signal,
  disconnectSignal: signal,
  seal: new AesGcmSeal(newSecretKey()),
  visitor: { session: () => ({ saveTokens: () => undefined }), cookie: () => undefined },
  canEmbed: false,
  maxFileBytes: 0,
  complaintAnswerDays: 30,
  servesApi: false,
  log: { warn: () => undefined },
});
if (!('view' in pageView)) throw new Error('the page could not be read');
const view = VIEWS[pageView.view] as ComponentType<object>;
const assets = readAssets('dist/client');

const server = createServer((_request, response) => {
  const tree = (
    <html lang={locale}>
      <head>
        <Head
          locale={locale}
          title={pageView.title}
          description={pageView.description}
          siteName={site.name[locale]}
          assets={assets}
          basePath=""
        />
      </head>
      <body>
        <RenderContextProvider context={context}>
          <PageLayout
            layout="default"
            site={site}
            siteLayout={layout}
            preferences={DEFAULT_PREFERENCES}
            route={route}
            hasOtherLanguage
            hasMembers={false}
          />
        </RenderContextProvider>
        <MainRoot context={context} view={view} viewProps={pageView.props} />
      </body>
    </html>
  );
  const { pipe } = renderToPipeableStream(tree, {
    onShellReady() {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      pipe(response);
    },
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listens on http://127.0.0.1:${String((server.address() as AddressInfo).port)}\n`);
});
process.on('SIGTERM', () => process.exit(0));
