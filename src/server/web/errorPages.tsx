import type { ErrorRequestHandler, Request } from 'express';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '#domain/locale/locale.ts';
import { parsePreferences, PREFERENCES_COOKIE, type Preferences } from '#domain/preferences.ts';
import { titles } from '#ui/messages/titles.ts';
import { ErrorPage } from '#ui/pages/ErrorPage.tsx';
import { MisdirectedPage } from '#ui/pages/MisdirectedPage.tsx';
import { RenderContextProvider, type RenderContext } from '#ui/RenderContext.tsx';
import { errorResponse, type ErrorResponse } from '../http/errorResponse.ts';
import type { Assets } from '../Assets.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { contentSecurityPolicy } from '../http/securityHeaders.ts';
import { Head } from './render/Head.tsx';
import { cookieOf, localeOf, wantsPayload } from './servePage.ts';

/** The last resort: every error of a web route ends here, as a page in the visitor's language (spec §2, §8). */
export function errorPages(assets: Assets, contexts: Readonly<Record<Locale, RenderContext>>): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const { signal, log } = response.locals.context;
    if (signal.aborted) {
      response.destroy();
      return;
    }
    const answer = errorResponse(error);
    if (answer.status >= 500) log.error({ err: error }, 'request failed');
    else log.debug({ err: error }, 'request refused');
    if (response.headersSent) {
      response.destroy(); // half of an answer is out: nobody shall take it for a whole one
      return;
    }
    response.status(answer.status).set(answer.headers).set('Cache-Control', cacheControl.noStore);
    if (wantsPayload(request)) {
      response.json({ status: answer.status, message: answer.message });
      return;
    }
    // A host that is nobody's has no visitor's language: the page has both, Thai first.
    const context = contexts[answer.status === 421 ? LOCALES[0] : localeSafely(request)];
    const body =
      answer.status === 421 ? (
        <MisdirectedPage languages={LOCALES.map((locale) => contexts[locale])} />
      ) : (
        <ErrorPage status={answer.status} message={answer.message} />
      );
    response
      .set('Content-Type', 'text/html; charset=utf-8')
      .set('Content-Security-Policy', contentSecurityPolicy())
      .send(errorDocument(context, assets, answer, body, parsePreferences(cookieOf(request, PREFERENCES_COOKIE))));
  };
}

function localeSafely(request: Request): Locale {
  try {
    return localeOf(request);
  } catch {
    return FALLBACK_LOCALE;
  }
}

function errorDocument(
  context: RenderContext,
  assets: Assets,
  { status }: ErrorResponse,
  body: ReactElement,
  { textSize, contrast }: Preferences,
): string {
  const head = renderToStaticMarkup(
    <Head
      locale={context.locale}
      title={context.t(titles.error, { status: String(status) })}
      description={undefined}
      siteName=""
      assets={assets}
      basePath={context.links.basePath}
    />,
  );
  const drawn = renderToStaticMarkup(<RenderContextProvider context={context}>{body}</RenderContextProvider>);
  return `<!DOCTYPE html><html lang="${context.locale}" data-text-size="${textSize}" data-contrast="${contrast}" data-build="${assets.buildId}" data-base="${context.links.basePath}"><head>${head}</head><body>${drawn}</body></html>`;
}
