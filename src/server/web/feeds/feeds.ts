import type { Request, RequestHandler } from 'express';
import { FEED_KINDS, KINDS, type FeedKind } from '#domain/content/kinds.ts';
import { isLocale, type Locale } from '#domain/locale/locale.ts';
import type { Ports } from '#ports/Ports.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { Assets } from '../../Assets.ts';
import { sendShared } from '../sendShared.ts';
import { sendMaintenance } from './sendMaintenance.ts';
import { atomFeed, feedUpdatedAt } from './atomFeed.ts';
import { feedPath, feedTitle } from './feedAddresses.ts';
import { itemEntry } from './itemEntry.ts';
import { maintenanceOf } from '../maintenanceOf.ts';
import { tagOf } from './tagOf.ts';

const ENTRIES = 20;
/** `/{lang}/feeds/{list}.atom` and `/{lang}/feeds/{list}/{category}.atom`: the newest items, for feed readers. */
export function feeds(ports: Ports, contexts: Readonly<Record<Locale, RenderContext>>, assets: Assets): RequestHandler {
  return async (request, response, next) => {
    const { site } = response.locals;
    const { now, signal } = response.locals.context;
    const feedRequest = parseFeedRequest(request);
    if (feedRequest === undefined) {
      next();
      return;
    }
    const { locale, kind } = feedRequest;
    const context = contexts[locale];
    const state = maintenanceOf(response, KINDS[kind].list);
    if (state.on) {
      sendMaintenance(response, state, now);
      return;
    }
    const { items, categories } = await ports.content.list(
      {
        ...{ site: site.details.id, locale, kind, page: 1, pageSize: ENTRIES },
        ...(feedRequest.category !== undefined && { category: feedRequest.category }),
        // A feed does not announce past events.
        ...(kind === 'event' && { when: 'coming' }),
      },
      signal,
    );
    const category = categories.find(({ code }) => code === feedRequest.category);
    if (category === undefined && feedRequest.category !== undefined) {
      next();
      return;
    }
    const { publicOrigin, name } = site.details;
    const feed = {
      id: tagOf(site.details, [locale, KINDS[kind].feed, ...(category ? [category.code] : [])]),
      language: locale,
      title: feedTitle(context, kind, category, name[locale]),
      author: { name: name[locale], address: publicOrigin + context.to('home') },
      self: publicOrigin + feedPath(context, kind, category?.code),
      page: publicOrigin + context.to(KINDS[kind].list, {}, { category: category?.code }),
      icon: `${publicOrigin}${context.links.basePath}/${assets.icons.large}`,
      entries: items.map((item) => itemEntry(item, site.details, context)),
    };
    response.set('Last-Modified', new Date(feedUpdatedAt(feed)).toUTCString());
    sendShared(response, 'application/atom+xml; charset=utf-8', atomFeed(feed));
  };
}

interface FeedRequest {
  readonly locale: Locale;
  readonly kind: FeedKind;
  readonly category: string | undefined;
}

function parseFeedRequest({ params }: Request): FeedRequest | undefined {
  const { lang, feed, category } = params as Readonly<Record<string, string | undefined>>;
  const kind = FEED_KINDS.find((known) => KINDS[known].feed === feed);
  return isLocale(lang ?? '') && kind !== undefined ? { locale: lang as Locale, kind, category } : undefined;
}
