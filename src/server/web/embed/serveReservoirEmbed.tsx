import type { RequestHandler } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseSlug } from '#domain/content/slug.ts';
import { isLocale, type Locale } from '#domain/locale/locale.ts';
import { DEFAULT_PREFERENCES } from '#domain/preferences.ts';
import { retryAfterSeconds } from '#domain/site/maintenance.ts';
import { staleDays } from '#domain/water/staleDays.ts';
import type { Water } from '#ports/Water.ts';
import { ReservoirEmbed } from '#ui/pages/ReservoirEmbed.tsx';
import { RenderContextProvider, type RenderContext } from '#ui/RenderContext.tsx';
import type { Assets } from '../../Assets.ts';
import { HttpError } from '../../http/HttpError.ts';
import { embeddableSecurityPolicy } from '../../http/securityHeaders.ts';
import { maintenanceOf } from '../maintenanceOf.ts';
import { DOCUMENT_END, documentStart } from '../render/htmlDocument.ts';
import { sendShared } from '../sendShared.ts';

export interface EmbedParts {
  readonly water: Water;
  readonly contexts: Readonly<Record<Locale, RenderContext>>;
  readonly assets: Assets;
  /** Those whose pages may show it. */
  readonly origins: readonly string[];
}

/** `/{lang}/reservoirs/{id}/embed`: one reservoir without the page layout, the only page that other websites may frame. */
export function serveReservoirEmbed({ water, contexts, assets, origins }: EmbedParts): RequestHandler {
  const policy = embeddableSecurityPolicy(origins);
  return async (request, response, next) => {
    const locale = String(request.params['lang']);
    if (!isLocale(locale)) {
      next();
      return;
    }
    const { site, context } = response.locals;
    const maintenance = maintenanceOf(response, 'reservoir');
    if (maintenance.on)
      throw new HttpError(503, { headers: { 'Retry-After': String(retryAfterSeconds(maintenance, context.now)) } });
    const id = parseSlug(String(request.params['id']));
    const found = id && (await water.reservoir({ site: site.details.id, id }, context.signal));
    if (context.signal.aborted) return;
    if (!found?.ok) throw new HttpError(404);
    const { reservoir, readings } = found.value;
    const page = contexts[locale];
    const newest = readings.at(-1);
    const shown = (
      <RenderContextProvider context={page}>
        <ReservoirEmbed
          reservoir={reservoir}
          readings={readings}
          staleDays={newest && staleDays(newest.date, context.now)}
          siteName={site.details.name[locale]}
        />
      </RenderContextProvider>
    );
    const head = <EmbedHead title={reservoir.name[locale]} assets={assets} basePath={page.links.basePath} />;
    const start = documentStart(head, {
      context: page,
      preferences: DEFAULT_PREFERENCES,
      buildId: assets.buildId,
    });
    response.removeHeader('X-Frame-Options'); // it knows no list of origins
    response.set('Content-Security-Policy', policy);
    sendShared(response, 'text/html; charset=utf-8', start + renderToStaticMarkup(shown) + DOCUMENT_END);
  };
}

interface EmbedHeadProps {
  readonly title: string;
  readonly assets: Assets;
  readonly basePath: string;
}

/** Without the script of every page, which is about its layout. */
function EmbedHead({ title, assets, basePath }: EmbedHeadProps) {
  const file = (name: string) => `${basePath}/${name}`;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {[...assets.stylesheets, ...(assets.viewStylesheets.reservoir ?? [])].map((sheet) => (
        <link key={sheet} rel="stylesheet" href={file(sheet)} />
      ))}
      {assets.viewScripts.reservoir?.map((script) => (
        <script key={script} type="module" src={file(script)} />
      ))}
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
    </>
  );
}
