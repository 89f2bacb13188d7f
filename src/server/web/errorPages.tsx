import type { ErrorRequestHandler, Response } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { problemMessages } from '#ui/messages/problems.ts';
import { titles } from '#ui/messages/titles.ts';
import { ErrorPage } from '#ui/pages/ErrorPage.tsx';
import { BilingualNotice } from '#ui/pages/BilingualNotice.tsx';
import { RenderContextProvider, type RenderContext } from '#ui/RenderContext.tsx';
import { errorResponse } from '../http/errorResponse.ts';
import type { Assets } from '../Assets.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { preferencesOf } from '../http/cookies.ts';
import { hostNameOf } from '../http/hostName.ts';
import { contentSecurityPolicy } from '../http/securityHeaders.ts';
import { maintenanceOf } from './maintenanceOf.ts';
import { parseAddress } from './parseAddress.ts';
import { Head } from './render/Head.tsx';
import { DOCUMENT_END, documentStart } from './render/htmlDocument.ts';

/** The error handler of all web routes: sends every error as a page in the visitor's language (spec §2, §8). */
export function errorPages(assets: Assets, contexts: Readonly<Record<Locale, RenderContext>>): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const { signal, log } = response.locals.context;
    if (signal.aborted) {
      response.destroy();
      return;
    }
    const { status, message, headers } = errorResponse(error);
    if (status >= 500) log.error({ err: error }, 'request failed');
    else log.debug({ err: error }, 'request refused');
    if (response.headersSent) {
      response.destroy(); // a part of the response is sent: the client must not take it for a complete one
      return;
    }
    response.status(status).set(headers).set('Cache-Control', cacheControl.noStore);
    // Absent outside of the web routes.
    const { locale, isPayload } = (response.locals as Partial<Express.Locals>).address ?? parseAddress(request);
    if (isPayload) {
      response.json({ status, message });
      return;
    }
    const page = reportablePage(response, contexts[locale].links.basePath);
    const isMalformedHost = status === 400 && hostNameOf(request, request.originalUrl) === undefined;
    const isMisdirected = status === 421 || isMalformedHost;
    // A host without a site has no visitor's language: the page is in both, Thai first.
    const context = contexts[isMisdirected ? LOCALES[0] : locale];
    const body = isMisdirected ? (
      <BilingualNotice
        languages={LOCALES.map((language) => contexts[language])}
        heading={problemMessages.misdirectedHeading}
        text={problemMessages.misdirectedText}
      />
    ) : (
      <ErrorPage status={status} message={message} {...(page !== undefined && { page })} />
    );
    const head = (
      <Head
        locale={context.locale}
        title={context.t(titles.error, { status: String(status) })}
        description={undefined}
        siteName=""
        assets={assets}
        basePath={context.links.basePath}
      />
    );
    response
      .set('Content-Type', 'text/html; charset=utf-8')
      .set('Content-Security-Policy', contentSecurityPolicy())
      .send(
        documentStart(head, { context, preferences: preferencesOf(request), buildId: assets.buildId }) +
          renderToStaticMarkup(<RenderContextProvider context={context}>{body}</RenderContextProvider>) +
          DOCUMENT_END,
      );
  };
}

/** Undefined where the form for broken files cannot be reached: no site is found, or the site or the form is in maintenance. */
function reportablePage(response: Response, basePath: string): string | undefined {
  const { site, address } = response.locals as Partial<Express.Locals>;
  if (site === undefined || address === undefined || maintenanceOf(response, 'reportBrokenFile').on) return undefined;
  return basePath + address.path;
}
