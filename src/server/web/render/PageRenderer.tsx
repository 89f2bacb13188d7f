import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ComponentType, ReactElement } from 'react';
import type { Response } from 'express';
import { otherLocale, type Locale } from '#domain/locale/locale.ts';
import { isDefault, type Preferences } from '#domain/preferences.ts';
import { MainRoot } from '#ui/MainRoot.tsx';
import { VIEWS } from '#ui/pages/views.ts';
import { isInteractive, type RouteId } from '#ui/routes.ts';
import type { Assets } from '../../Assets.ts';
import { cacheControl, isShared } from '../../http/cacheControl.ts';
import { contentSecurityPolicy } from '../../http/securityHeaders.ts';
import type { SiteWithLayouts } from '../SiteReader.ts';
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
import { renderMain, type RenderOptions } from './renderMain.ts';

export interface PageToSend {
  readonly request: PageRequest;
  readonly pageView: PageView;
  readonly route: RouteId;
  readonly site: SiteWithLayouts;
  readonly preferences: Preferences;
  /** Counts a visitor who gets the page from the cache. */
  readonly onHit?: ((visit: IncomingMessage) => void) | undefined;
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
    const { request, pageView, onHit } = toSend;
    const { shellSent, disconnectSignal } = request;
    const isShellFirst = shellSent !== undefined && deferredPartsOf(pageView.props).length > 0;
    const nonce = isShellFirst ? randomBytes(16).toString('base64') : undefined;
    const props = isShellFirst ? pageView.props : await resolveProps(pageView.props);
    // Before `<main>`, so that an error in the page layout leaves no React stream open.
    const [start, end] = [this.#start(toSend), this.#end(toSend)];
    const main = await renderMain(this.#main(toSend, props), renderOptions(request, nonce));
    if (disconnectSignal.aborted) return;

    response.status(pageView.status ?? 200).set(await headersOf(toSend, nonce));
    const sent = [...start, ...main.shell, ...end];
    writeTogether(response, sent);
    shellSent?.resolve();
    await main.rest((chunks) => {
      sent.push(...chunks);
      writeTogether(response, chunks);
    });
    response.end(CLOSING);

    const { cacheFill } = response.locals;
    if (cacheFill === undefined) return;
    const headers = { ...response.getHeaders(), ...(isShellFirst && (await headersOf(toSend))) };
    if (!isShared(headers['cache-control'])) return;
    // What was sent with scripts is not cached, but the same page in its complete form.
    const body = isShellFirst ? [...start, ...(await this.#renderComplete(toSend)), ...end] : sent;
    cacheFill.save({ headers, body: [...body, CLOSING], onHit });
  }

  /** `<main>` with the deferred parts in their places; all of them have been fetched. */
  async #renderComplete(toSend: PageToSend): Promise<readonly Buffer[]> {
    const { request, pageView } = toSend;
    const main = await renderMain(this.#main(toSend, await resolveProps(pageView.props)), renderOptions(request));
    return main.shell;
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
      {
        ...{ site, locale: request.locale, preferences, route, hasOtherLanguage, now: request.now },
        hasMembers: request.ports.members !== undefined,
      },
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

function renderOptions({ disconnectSignal, log }: PageRequest, nonce?: string): RenderOptions {
  return {
    ...(nonce !== undefined && { nonce }),
    signal: disconnectSignal,
    onError: (error) => {
      log.warn({ err: error }, 'a part of a page could not be rendered');
    },
  };
}

/** With lower-case names, as Node has them. */
async function headersOf(toSend: PageToSend, nonce?: string): Promise<Record<string, string>> {
  const { pageView, preferences } = toSend;
  // Not cached: pages with an error status, with parts to be streamed, or with a missing part.
  const isComplete =
    nonce === undefined && (pageView.status ?? 200) === 200 && !(await hasMissingParts(pageView.props));
  const own = Object.entries(pageView.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(nonce),
    'cache-control': isComplete ? sharedWith(toSend) : cacheControl.noStore,
    // nginx would otherwise hold the shell back until the deferred parts have come.
    ...(nonce !== undefined && { 'x-accel-buffering': 'no' }),
    ...(isComplete && { vary: isDefault(preferences) ? 'Accept-Encoding' : 'Accept-Encoding, Cookie' }),
    ...Object.fromEntries(own),
  };
}

function sharedWith({ preferences, onHit }: PageToSend): string {
  if (!isDefault(preferences)) return cacheControl.variant;
  return onHit === undefined ? cacheControl.shared : cacheControl.revalidate;
}

/** Sends pieces as one chunk, without copying them into one buffer. */
function writeTogether(response: Response, pieces: readonly Buffer[]): void {
  response.cork();
  response.flushHeaders(); // until the headers are sent, corking does not join chunks
  for (const piece of pieces) response.write(piece);
  response.uncork();
}
