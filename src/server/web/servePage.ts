import type { Request, RequestHandler, Response } from 'express';
import type { Locale } from '#domain/locale/locale.ts';
import { isDefault } from '#domain/preferences.ts';
import type { SiteLayout } from '#domain/site/site.ts';
import type { Ports } from '#ports/Ports.ts';
import type { Seal } from '#ports/Seal.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import { COMPLETE_QUERY } from '#ui/deferred.tsx';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { HttpError } from '../http/HttpError.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { checkPath } from './canonicalPath.ts';
import { cookieOf, preferencesOf, rememberLocale, setCookies } from '../http/cookies.ts';
import { countedItem } from './countedItem.ts';
import type { HitCounter } from './HitCounter.ts';
import { pageQuery } from './pageQuery.ts';
import { pageSignal } from './pageSignal.ts';
import type { PageRequest } from './PageRequest.ts';
import type { RequestAddress } from './parseAddress.ts';
import type { PageRenderer } from './render/PageRenderer.tsx';
import type { PageToSend } from './render/PageToSend.ts';
import { matchRoute } from './matchRoute.ts';
import { handleRoute, routePage } from './router.ts';
import type { Sessions } from './Sessions.ts';
import { sendPayload } from './sendPayload.ts';

export interface PageServer {
  readonly ports: Ports;
  readonly contexts: Readonly<Record<Locale, RenderContext>>;
  readonly renderer: PageRenderer;
  readonly hits: HitCounter;
  /** Whether the source of the pages responds over a network. */
  readonly isRemote: boolean;
  /** Time limit for all port calls of a page, in milliseconds from the complete request. */
  readonly deadlineMs: number;
  readonly seal: Seal;
  readonly sessions: Sessions;
  /** The size limit of an attached file, in bytes. */
  readonly maxFileBytes: number;
  /** See `PageRequest`. */
  readonly complaintAnswerDays: number;
  /** Whether the department's API is below `/api`. */
  readonly servesApi: boolean;
  /** See `PageRequest`. */
  readonly canEmbed: boolean;
}

export type PageAddress = Pick<RequestAddress, 'path' | 'search' | 'locale'> &
  Partial<Pick<RequestAddress, 'isPayload'>>;

/**
 * Responds to every path that no other route handles: with a page, its data, a redirect or 404.
 *
 * @param formPaths paths to which a form can be posted, on a route of its own
 */
export function servePage(server: PageServer, formPaths: ReadonlySet<string>): RequestHandler {
  return async (request, response) => {
    const { address } = response.locals;
    const { isPayload } = address;
    const check = checkPath(address.path);
    if (check.is === 'malformed') throw new HttpError(400);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new HttpError(405, { headers: { Allow: formPaths.has(address.path) ? 'GET, HEAD, POST' : 'GET, HEAD' } });
    if (check.is === 'moved') {
      const redirect = server.contexts.en.links.basePath + check.to + address.search;
      // Browsers cache a permanent redirect for ever unless it says otherwise.
      response.set('Cache-Control', cacheControl.revalidate);
      // fetch would follow the redirect silently, and the script would take the page for data.
      if (isPayload) response.json({ redirect, status: 308 });
      else response.redirect(308, redirect);
      return;
    }
    const pageRequest = createPageRequest(server, response, address);
    const routed = await (check.is === 'unknown' ? handleRoute('notFound', pageRequest) : routePage(pageRequest));
    if (pageRequest.disconnectSignal.aborted) return;
    const { route, result } = routed;
    if (isPayload) {
      await sendPayload(response, routed);
    } else if ('redirect' in result) {
      response.set({ 'Cache-Control': cacheControl.revalidate, ...result.headers });
      setCookies(response, result.cookies);
      response.redirect(result.status, result.redirect);
    } else {
      const item = countedItem(result);
      const onHit = item && server.hits.counterOf(pageRequest.site.id, item);
      await sendPageView(server, request, response, pageRequest, { route, pageView: result, onHit });
      onHit?.(request);
    }
  };
}

/** Renders and sends a page with the visitor's preferences. */
export async function sendPageView(
  { renderer }: PageServer,
  request: Request,
  response: Response,
  pageRequest: PageRequest,
  page: Pick<PageToSend, 'pageView' | 'route' | 'onHit'>,
): Promise<void> {
  const preferences = preferencesOf(request);
  const isPrivate = page.pageView.headers?.['Cache-Control']?.startsWith('private') ?? false;
  setCookies(response, page.pageView.cookies);
  if (isPrivate || !isDefault(preferences)) rememberLocale(request, response, pageRequest.locale);
  await renderer.send(response, {
    ...page,
    request: pageRequest,
    site: response.locals.site,
    preferences,
  });
}

/**
 * @param address of the page, which may be another one than that of the request
 * @param startedAt when the page's time limit begins, as `performance.now()`: when the request is complete
 */
export function createPageRequest(
  server: PageServer,
  response: Response,
  { path, search, locale, isPayload = false }: PageAddress,
  startedAt = response.locals.context.startedAt,
): PageRequest {
  const { site, context } = response.locals;
  let session: VisitorSession | undefined;
  const isShellFirst = server.isRemote && !isPayload && !new URLSearchParams(search).has(COMPLETE_QUERY);
  return {
    ports: server.ports,
    site: site.details,
    layout: site.layouts[locale],
    locale,
    params: {},
    path,
    query: pageQuery(matchRoute(path, locale).route, search),
    context: withWholeWords(server.contexts[locale], site.layouts[locale].wholeWords),
    contexts: server.contexts,
    now: context.now,
    disconnectSignal: context.signal,
    signal: pageSignal(response, startedAt, server.deadlineMs),
    ...(isShellFirst && { shellSent: Promise.withResolvers<void>() }),
    seal: server.seal,
    visitor: {
      session: () => (session ??= server.sessions.of(response.req, response)),
      cookie: (name) => cookieOf(response.req, name),
    },
    maxFileBytes: server.maxFileBytes,
    complaintAnswerDays: server.complaintAnswerDays,
    servesApi: server.servesApi,
    canEmbed: server.canEmbed,
    log: context.log,
  };
}

/** The context of pages in a language, with the words of the site's lexicon. */
function withWholeWords(context: RenderContext, wholeWords: SiteLayout['wholeWords']): RenderContext {
  return wholeWords === undefined ? context : { ...context, wholeWords };
}
