import { randomBytes } from 'node:crypto';
import type { ComponentType, ReactElement } from 'react';
import type { Response } from 'express';
import { otherLocale, type Locale } from '#domain/locale/locale.ts';
import { isDefault, type Preferences } from '#domain/preferences.ts';
import { MainRoot } from '#ui/MainRoot.tsx';
import { VIEWS } from '#ui/pages/views.ts';
import { isInteractive, type RouteId } from '#ui/routes.ts';
import type { Assets } from '../../Assets.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { contentSecurityPolicy } from '../../http/securityHeaders.ts';
import type { SiteWithLayouts } from '../SiteDirectory.ts';
import { resolveProps, deferredPartsOf, hasMissingParts } from '../deferred.ts';
import { feedLinks } from '../feeds/feedAddresses.ts';
import { webManifestPath } from '../feeds/webManifest.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView } from '../PageResult.ts';
import { pathInLocale } from '../parseAddress.ts';
import { scriptJson } from './scriptJson.ts';
import { PageLayoutCache } from './PageLayoutCache.tsx';
import { Head } from './Head.tsx';
import { DOCUMENT_END, documentStart } from './htmlDocument.ts';
import type { SlotTexts } from './CachedPageLayout.ts';
import { isShownLarge, sharedPicture } from './sharedPicture.ts';
import { structuredData } from './structuredData.ts';
import { renderMain, type RenderMode } from './renderMain.ts';

export interface PageToSend {
  readonly request: PageRequest;
  readonly pageView: PageView;
  readonly route: RouteId;
  readonly site: SiteWithLayouts;
  readonly preferences: Preferences;
  /** Whether the page is sent in one piece (the link of a deferred part for visitors without scripts). */
  readonly complete: boolean;
}

/** Sends pages: a new head, the cached page layout, and `<main>` rendered by React. */
export class PageRenderer {
  readonly #assets: Assets;
  readonly #layouts = new PageLayoutCache();

  constructor(assets: Assets) {
    this.#assets = assets;
  }

  async send(response: Response, toSend: PageToSend): Promise<void> {
    const { request, pageView } = toSend;
    if (toSend.complete) request.deferredSchedule.start();
    const mode = await modeOf(toSend);
    const nonce = mode === 'shell first' ? randomBytes(16).toString('base64') : undefined;
    const props = mode === 'complete' ? await resolveProps(pageView.props) : pageView.props;
    // Before `<main>`, so that an error in the page layout leaves no React stream open.
    const [start, end] = [this.#start(toSend), this.#end(toSend)];
    const main = await renderMain(this.#main(toSend, props), {
      mode,
      ...(nonce !== undefined && { nonce }),
      signal: request.disconnectSignal,
      onError: (error) => {
        request.log.warn({ err: error }, 'a part of a page could not be rendered');
      },
    });
    if (request.disconnectSignal.aborted) return;

    response.status(pageView.status ?? 200).set(await headersOf(toSend, nonce));
    const shell = [...start, main.shell, ...end];
    if (mode === 'shell first') {
      response.write(Buffer.concat(shell));
      request.deferredSchedule.start();
      await main.rest((chunk) => response.write(chunk));
      response.end(CLOSING);
    } else {
      const page = [...shell, CLOSING];
      response.setHeader(
        'Content-Length',
        page.reduce((length, part) => length + part.length, 0),
      );
      // Corked: sent together without copying the page into another buffer.
      response.cork();
      for (const part of page) response.write(part);
      response.end();
      response.uncork();
    }
  }

  #main({ request, pageView }: PageToSend, props: object): ReactElement {
    // The type of `PageView` pairs views and props; the compiler cannot follow a pair through a lookup.
    const view = VIEWS[pageView.view] as ComponentType<object>;
    return <MainRoot context={request.context} view={view} viewProps={props} />;
  }

  #start(toSend: PageToSend): Buffer[] {
    const { request, route, preferences } = toSend;
    const { context } = request;
    const { buildId } = this.#assets;
    return [
      Buffer.from(documentStart(this.#head(toSend), { context, preferences, buildId, route })),
      ...this.#layout(toSend).before(slotTexts(toSend)),
    ];
  }

  #end(toSend: PageToSend): Buffer[] {
    const after = this.#layout(toSend).after(slotTexts(toSend));
    if (!isInteractive(toSend.pageView.view)) return after;
    const { request, pageView } = toSend;
    const data = {
      route: pageView.view,
      locale: request.locale,
      basePath: request.context.links.basePath,
      props: pageView.props,
    };
    // Not a module in the head, which would compete with what the first view needs: see `hydrateMain`.
    const attributes = `type="application/json" id="page-data" data-src="${data.basePath}/${this.#assets.interactive}"`;
    return [...after, Buffer.from(`<script ${attributes}>${scriptJson(data)}</script>`)];
  }

  #layout({ request, pageView, route, site, preferences }: PageToSend) {
    const hasOtherLanguage = pageView.inOtherLanguage ?? true;
    return this.#layouts.get(
      { site, locale: request.locale, preferences, route, hasOtherLanguage, now: request.now },
      request.context,
    );
  }

  #head({ request, pageView }: PageToSend): ReactElement {
    const { site, layout, locale, context, path } = request;
    const isPlace = (pageView.status ?? 200) === 200;
    const address = (language: Locale) =>
      site.publicOrigin + context.links.basePath + pathInLocale(path, language) + queryOf(pageView);
    const other = otherLocale(locale);
    const picture = sharedPicture(pageView, layout.hero.picture);
    const media = (name: string) => site.publicOrigin + context.links.media(name);
    return (
      <Head
        locale={locale}
        title={`${pageView.title} – ${site.name[locale]}`}
        description={pageView.description}
        siteName={site.name[locale]}
        assets={this.#assets}
        basePath={context.links.basePath}
        {...(isPlace && {
          manifest: webManifestPath(context),
          addresses: {
            canonical: address(locale),
            alternates: {
              [locale]: address(locale),
              ...((pageView.inOtherLanguage ?? true) && { [other]: address(other) }),
            },
            ...(picture && {
              picture: { ...picture, address: media(picture.file), alt: picture.alt || pageView.title },
            }),
            isPictureLarge: picture !== undefined && isShownLarge(picture),
          },
          feeds: feedLinks(pageView, context, site.name[locale]),
          structuredData: structuredData(pageView, {
            site,
            context,
            address: address(locale),
            picture: picture && media(picture.file),
            logo: `${site.publicOrigin}${context.links.basePath}/${this.#assets.icons.large}`,
          }),
        })}
      />
    );
  }
}

const CLOSING = Buffer.from(DOCUMENT_END);

function slotTexts({ request, pageView }: PageToSend): SlotTexts {
  const { context, path, query, locale } = request;
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  const other = otherLocale(locale);
  const otherPath = pathInLocale(path, other);
  // An unknown path without a language is the same in both.
  const existsInOther = pageView.inOtherLanguage !== false && otherPath !== path;
  return {
    here: context.links.basePath + path + search,
    otherLanguage: existsInOther ? context.links.basePath + otherPath + search : context.links.to(other, 'main'),
  };
}

function queryOf(pageView: PageView): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(pageView.canonicalQuery ?? {}))
    if (value !== undefined) query.set(key, String(value));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Not cached: pages for one visitor, with an error status, with parts to be streamed, or with a missing part. */
async function headersOf(
  { pageView, preferences }: PageToSend,
  nonce: string | undefined,
): Promise<Record<string, string>> {
  const mayBeShared = nonce === undefined && isDefault(preferences) && (pageView.status ?? 200) === 200;
  const shared = mayBeShared && !(await hasMissingParts(pageView.props));
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(nonce),
    'Cache-Control': shared ? cacheControl.revalidate : cacheControl.noStore,
    ...pageView.headers,
  };
}

async function modeOf({ request, pageView, complete }: PageToSend): Promise<RenderMode> {
  const parts = deferredPartsOf(pageView.props);
  if (parts.length === 0 || complete) return 'complete';
  if (request.deferredSchedule.isDeferred) return 'shell first';
  return await Promise.race([
    Promise.all(parts).then(() => 'complete' as const),
    request.deferredSchedule.timeout.then(() => 'shell first' as const),
  ]);
}
