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
import { renderMain } from './renderMain.ts';

export interface PageToSend {
  readonly request: PageRequest;
  readonly pageView: PageView;
  readonly route: RouteId;
  readonly site: SiteWithLayouts;
  readonly preferences: Preferences;
}

/** Sends pages: a new head, the cached page layout, and `<main>` rendered by React. */
export class PageRenderer {
  readonly #assets: Assets;
  readonly #layouts = new PageLayoutCache();

  constructor(assets: Assets) {
    this.#assets = assets;
  }

  /** Sends the shell when React has rendered it, then what follows. Rejects before anything is sent if the shell fails. */
  async send(response: Response, toSend: PageToSend): Promise<void> {
    const { request, pageView } = toSend;
    const { shellSent, disconnectSignal } = request;
    const isShellFirst = shellSent !== undefined && deferredPartsOf(pageView.props).length > 0;
    const nonce = isShellFirst ? randomBytes(16).toString('base64') : undefined;
    const props = isShellFirst ? pageView.props : await resolveProps(pageView.props);
    // Before `<main>`, so that an error in the page layout leaves no React stream open.
    const [start, end] = [this.#start(toSend), this.#end(toSend)];
    const main = await renderMain(this.#main(toSend, props), {
      ...(nonce !== undefined && { nonce }),
      signal: disconnectSignal,
      onError: (error) => {
        request.log.warn({ err: error }, 'a part of a page could not be rendered');
      },
    });
    if (disconnectSignal.aborted) return;

    response.status(pageView.status ?? 200).set(await headersOf(toSend, nonce));
    writeTogether(response, [...start, ...main.shell, ...end]);
    shellSent?.resolve();
    await main.rest((chunks) => {
      writeTogether(response, chunks);
    });
    response.end(CLOSING);
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
    page: encodeURIComponent(context.links.basePath + path),
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

/** Sends pieces as one chunk, without copying them into one buffer. */
function writeTogether(response: Response, pieces: readonly Buffer[]): void {
  response.cork();
  response.flushHeaders(); // until the headers are sent, corking does not join chunks
  for (const piece of pieces) response.write(piece);
  response.uncork();
}
