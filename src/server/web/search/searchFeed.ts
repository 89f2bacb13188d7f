import type { RequestHandler } from 'express';
import type { Locale } from '#domain/locale/locale.ts';
import type { Search } from '#ports/Search.ts';
import { searchTitle } from '#ui/components/search/searchLabels.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { searchQuery } from '#ui/searchAddress.ts';
import type { Assets } from '../../Assets.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { atomFeed } from '../feeds/atomFeed.ts';
import { itemEntry } from '../feeds/itemEntry.ts';
import { tagOf } from '../feeds/tagOf.ts';
import { pageQuery } from '../pageQuery.ts';
import { withinDeadline } from '../pageSignal.ts';
import { parseSearch } from './parseSearch.ts';

const ENTRIES = 20;

/** `/{lang}/search.atom`: what a search finds, newest first, for feed readers. Reservoirs have no date, so they are no entries. */
export function searchFeed(
  port: Search,
  contexts: Readonly<Record<Locale, RenderContext>>,
  assets: Assets,
  deadlineMs: number,
): RequestHandler {
  return async (_request, response) => {
    const { site, address } = response.locals;
    const { details } = site;
    const context = contexts[address.locale];
    const { asked, filter } = parseSearch(pageQuery('search', address.search));
    const newest = { sort: 'newest', page: 1, pageSize: ENTRIES } as const;
    const { hits, tag } = await withinDeadline(response, deadlineMs, (signal) =>
      port.search({ site: details.id, locale: context.locale, filter, ...newest }, signal),
    );
    // The order and the view are the feed's own.
    const query = searchQuery({ ...asked, sort: asked.text === undefined ? 'newest' : 'relevance', view: 'list' });
    const { publicOrigin, name } = details;
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    );
    response
      .set({ 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': cacheControl.privateRevalidate })
      .send(
        atomFeed({
          id: tagOf(details, [context.locale, 'search', search.toString()]),
          language: context.locale,
          title: `${searchTitle(context, asked, tag && { tag })} – ${name[context.locale]}`,
          author: { name: name[context.locale], address: publicOrigin + context.to('home') },
          self: publicOrigin + context.links.searchFeed(context.locale, query),
          page: publicOrigin + context.to('search', {}, query),
          icon: `${publicOrigin}${context.links.basePath}/${assets.icons.large}`,
          entries: hits.flatMap(({ found }) =>
            found.type === 'content' ? [itemEntry(found.item, details, context)] : [],
          ),
        }),
      );
  };
}
