import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookieParser from 'cookie-parser';
import express from 'express';
import sharp from 'sharp';
import { createServer as createViteServer } from 'vite';
import { cookieOptions, preferencesOf } from '#server/http/cookies.ts';
import { savePreferences } from '#server/web/actions/preferencesAction.ts';
import { renderGallery } from './renderGallery.tsx';

const MEDIA = 'content/sites/department/videos/how-a-sluice-gate-opens';

export interface Gallery {
  readonly port: number;
  stop(): Promise<void>;
}

/** Serves the gallery: pages by React, stylesheets and scripts by Vite from their sources. */
export async function startGallery(port: number, host?: string): Promise<Gallery> {
  const vite = await createViteServer({
    configFile: false,
    publicDir: false,
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const app = express();
  app.use(cookieParser());
  app.get('/', (_, response) => response.redirect('/gallery'));
  app.post('/preferences', express.urlencoded({ extended: false }), (request, response) => {
    const fields = request.body as Readonly<Record<string, unknown>>;
    const { redirect, status, cookies = [] } = savePreferences(fields, preferencesOf(request), '');
    for (const { name, value, seconds } of cookies) response.cookie(name, value, cookieOptions(request, seconds));
    response.redirect(status, redirect);
  });
  app.get('/members/picture', async (_, response) => {
    response.type('jpeg').send(await sharp(`${MEDIA}/cover.png`).resize(160, 160).jpeg().toBuffer());
  });
  app.get('/media/:name', async (request, response) => {
    const { name } = request.params;
    const [, width, format] = /(\d+)w\.(webp|jpg)$/.exec(name) ?? [];
    if (width === undefined) response.sendFile(name.replace('sample', 'gate'), { root: MEDIA });
    else
      response.type(format!).send(
        await sharp(`${MEDIA}/cover.png`)
          .resize(Number(width))
          .toFormat(format === 'webp' ? 'webp' : 'jpeg')
          .toBuffer(),
      );
  });
  app.use(async (request, response, next) => {
    const page = await renderGallery(request.originalUrl, preferencesOf(request));
    if (page === undefined) next();
    else response.status(page.status).type('html').send(page.html);
  });
  app.use(vite.middlewares);

  const server = createHttpServer(app).listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      server.close();
      await vite.close();
    },
  };
}
