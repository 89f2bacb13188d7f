import type { Request, RequestHandler, Response } from 'express';
import { chooseLocale, isLocale, LOCALE_COOKIE, type Locale } from '#domain/locale/locale.ts';
import { isDefault, parsePreferences, PREFERENCES_COOKIE } from '#domain/preferences.ts';
import { functionMaintenance } from '#domain/site/maintenance.ts';
import type { Ports } from '#ports/Ports.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { COMPLETE_QUERY } from '#ui/deferred.tsx';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { HttpError } from '../http/HttpError.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { checkPath } from './canonicalPath.ts';
import { rememberLocale } from '../http/cookies.ts';
import type { HitCounter } from './HitCounter.ts';
import { DeferredSchedule } from './DeferredSchedule.ts';
import type { PageRequest } from './PageRequest.ts';
import { maintenanceNotice } from './pages/maintenance.ts';
import { notFoundView } from './pages/notFound.ts';
import type { PageRenderer, PageToSend } from './render/PageRenderer.tsx';
import type { Routed, Router } from './router.ts';
import { sendPayload } from './sendPayload.ts';

export interface PageServer {
  readonly ports: Ports;
  readonly contexts: Readonly<Record<Locale, RenderContext>>;
  readonly router: Router;
  readonly renderer: PageRenderer;
  readonly hits: HitCounter;
}

/** Behind a page's path, this asks for the page's data (spec §7). */
const PAYLOAD_SUFFIX = '/_payload.json';
/** How long a page may ask the ports, in milliseconds from the request on. */
const PAGE_DEADLINE_MS = 3_000;

/** Answers every address of a site that nothing else answers: with a page, its data, the way to it, or 'not found'. */
export function servePage(server: PageServer): RequestHandler {
  return async (request, response) => {
    const asData = wantsPayload(request);
    const path = asData ? request.path.slice(0, -PAYLOAD_SUFFIX.length) : request.path;
    const check = checkPath(path);
    if (check.is === 'malformed') throw new HttpError(400);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      throw new HttpError(405);
    }
    if (check.is === 'moved') {
      const redirect = server.contexts.en.links.basePath + check.to + searchOf(request);
      // Browsers keep a permanent redirect for ever unless told otherwise.
      response.set('Cache-Control', cacheControl.revalidate);
      // A script would be led on without a word, and take what it is led to for the data.
      if (asData) response.json({ redirect, status: 308 });
      else response.redirect(308, redirect);
      return;
    }
    const pageRequest = readPageRequest(server, request, response, path);
    const routed = await answer(server, pageRequest, check.is === 'unknown');
    if (pageRequest.disconnectSignal.aborted) return;
    if (asData) {
      pageRequest.deferredSchedule.come();
      await sendPayload(response, routed);
    } else if ('redirect' in routed.result) {
      response.set('Cache-Control', cacheControl.revalidate);
      response.redirect(routed.result.status, routed.result.redirect);
    } else {
      await sendPageView(server, request, response, pageRequest, { route: routed.route, pageView: routed.result });
      server.hits.count(request, pageRequest, routed.result);
    }
  };
}

/** Whether a request asks for a page's data in the place of the page. */
export function wantsPayload(request: Request): boolean {
  return request.path.endsWith(PAYLOAD_SUFFIX);
}

/** The language of a request: its path's, else what the visitor is greeted in. */
export function localeOf(request: Request, path = request.path): Locale {
  const language = path.split('/')[1] ?? '';
  if (isLocale(language)) return language;
  return chooseLocale(cookieOf(request, LOCALE_COOKIE), request.acceptsLanguages());
}

export function cookieOf(request: Request, name: string): string | undefined {
  // Absent where an error came before cookies were read.
  const cookies = (request.cookies as Readonly<Record<string, unknown>> | undefined) ?? {};
  const value = Object.hasOwn(cookies, name) ? cookies[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

async function answer(server: PageServer, request: PageRequest, unknown: boolean): Promise<Routed> {
  if (unknown) {
    const state = functionMaintenance(request.site.maintenance, 'notFound', request.now);
    const result = state.on ? maintenanceNotice(request, state) : notFoundView(request);
    return { route: result.view, result };
  }
  return await server.router(request);
}

/** Draws a page for one visitor, as they have chosen to see it. */
export async function sendPageView(
  { renderer }: PageServer,
  request: Request,
  response: Response,
  pageRequest: PageRequest,
  page: Pick<PageToSend, 'pageView' | 'route'>,
): Promise<void> {
  const preferences = parsePreferences(cookieOf(request, PREFERENCES_COOKIE));
  if (!isDefault(preferences)) rememberLocale(request, response, pageRequest.locale);
  await renderer.send(response, {
    ...page,
    request: pageRequest,
    site: response.locals.site,
    preferences,
    complete: pageRequest.query.has(COMPLETE_QUERY),
  });
}

/** @param path of the page that is asked for, behind the base path */
export function readPageRequest(server: PageServer, request: Request, response: Response, path: string): PageRequest {
  const { site, context } = response.locals;
  const locale = localeOf(request, path);
  return {
    ports: server.ports,
    site: site.details,
    layout: site.layouts[locale],
    locale,
    params: {},
    path,
    query: new URLSearchParams(searchOf(request)),
    context: server.contexts[locale],
    now: context.now,
    disconnectSignal: context.signal,
    signal: pageSignal(response),
    deferredSchedule: new DeferredSchedule(),
    log: context.log,
  };
}

/** Fires when the visitor leaves, or with the fault that the visitor is told of when the page has had its time. */
function pageSignal(response: Response): AbortSignal {
  const { signal: disconnectSignal, startedAt } = response.locals.context;
  // Not `AbortSignal.any`, which holds its parts weakly: see docs/decisions/0016.
  const page = new AbortController();
  const leave = () => {
    page.abort(disconnectSignal.reason);
  };
  if (disconnectSignal.aborted) leave();
  disconnectSignal.addEventListener('abort', leave);
  const timer = setTimeout(
    () => {
      page.abort(new Unavailable('deadline', `the page was not found within ${PAGE_DEADLINE_MS} ms`));
    },
    startedAt + PAGE_DEADLINE_MS - performance.now(),
  );
  response.once('close', () => {
    clearTimeout(timer);
  });
  return page.signal;
}

function searchOf(request: Request): string {
  const start = request.url.indexOf('?');
  return start < 0 ? '' : request.url.slice(start);
}
