import { randomBytes } from 'node:crypto';
import type { ComponentType, ReactElement } from 'react';
import type { Response } from 'express';
import { MainRoot } from '#ui/MainRoot.tsx';
import { VIEWS } from '#ui/pages/views.ts';
import { isInteractive } from '#ui/routes.ts';
import type { Assets } from '../../Assets.ts';
import { isShared } from '../../http/cacheControl.ts';
import { resolveProps, deferredPartsOf } from '../deferred.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView } from '../PageResult.ts';
import { DOCUMENT_END, documentStart } from './htmlDocument.ts';
import { pageData } from './pageData.ts';
import { pageHead } from './pageHead.tsx';
import { pageHeaders } from './pageHeaders.ts';
import { PageLayoutCache } from './PageLayoutCache.tsx';
import type { PageToSend } from './PageToSend.ts';
import { renderMain, type RenderOptions } from './renderMain.ts';
import { slotTexts } from './slotTexts.ts';

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

    response.status(pageView.status ?? 200).set(await pageHeaders(toSend, nonce));
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
    const headers = { ...response.getHeaders(), ...(isShellFirst && (await pageHeaders(toSend))) };
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
      Buffer.from(documentStart(pageHead(toSend, this.#assets), { context, preferences, buildId, route })),
      ...this.#layout(toSend).before(slotTexts(toSend)),
    ];
  }

  #end(toSend: PageToSend): Buffer[] {
    const after = this.#layout(toSend).after(slotTexts(toSend));
    if (!isInteractive(toSend.pageView.view)) return after;
    return [...after, Buffer.from(pageData(toSend, this.#assets))];
  }

  #layout({ request, pageView, route, site, preferences }: PageToSend) {
    const hasOtherLanguage = pageView.inOtherLanguage ?? true;
    return this.#layouts.get(
      {
        ...{ site, locale: request.locale, preferences, route, hasOtherLanguage, now: request.now },
        contentPage: contentPageOf(pageView),
        news: pageView.view === 'news' ? pageView.props.item.slug : undefined,
        hasMembers: request.ports.members !== undefined,
      },
      request.context,
    );
  }
}

function contentPageOf(pageView: PageView) {
  if (pageView.view !== 'page' && pageView.view !== 'pageDetail') return undefined;
  const { slug, detail } = pageView.props.item;
  return { slug, ...(detail.kind === 'page' && detail.parent !== undefined && { parent: detail.parent }) };
}

const CLOSING = Buffer.from(DOCUMENT_END);

function renderOptions({ disconnectSignal, log }: PageRequest, nonce?: string): RenderOptions {
  return {
    ...(nonce !== undefined && { nonce }),
    signal: disconnectSignal,
    onError: (error) => {
      log.warn({ err: error }, 'a part of a page could not be rendered');
    },
  };
}

/** Sends pieces as one chunk, without copying them into one buffer. */
function writeTogether(response: Response, pieces: readonly Buffer[]): void {
  response.cork();
  response.flushHeaders(); // until the headers are sent, corking does not join chunks
  for (const piece of pieces) response.write(piece);
  response.uncork();
}
