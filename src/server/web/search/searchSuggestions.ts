import type { RequestHandler } from 'express';
import type { Locale } from '#domain/locale/locale.ts';
import { MAX_SUGGESTIONS } from '#domain/search/search.ts';
import { parseSearchText } from '#domain/search/searchText.ts';
import type { Search } from '#ports/Search.ts';
import { suggestionMessages } from '#ui/messages/search.ts';
import { searchTypes } from '#ui/messages/searchTypes.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { cacheControl } from '../../http/cacheControl.ts';
import { withinDeadline } from '../pageSignal.ts';
import { foundLink, foundTitle } from './searchRow.ts';

/** What the scripts of a search field receive. */
export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** How many there are, in words. */
  readonly status: string;
}

export interface Suggestion {
  readonly title: string;
  /** In words. */
  readonly type: string;
  readonly href: string;
}

/**
 * `/{lang}/search/suggestions.json?q=`: what a text that is being typed may become. With `format=opensearch` as browsers
 * read it (OpenSearch Suggestions 1.1), whose addresses are absolute. Nothing that is typed is an error.
 */
export function searchSuggestions(
  port: Search,
  contexts: Readonly<Record<Locale, RenderContext>>,
  deadlineMs: number,
): RequestHandler {
  return async (_request, response) => {
    const { site, address } = response.locals;
    const context = contexts[address.locale];
    const query = new URLSearchParams(address.search);
    const text = parseSearchText(query.get('q') ?? '');
    const found =
      text === undefined
        ? []
        : await withinDeadline(response, deadlineMs, (signal) =>
            port.suggest({ site: site.details.id, locale: context.locale, text, count: MAX_SUGGESTIONS }, signal),
          );
    const suggestions = found.map((each): Suggestion => ({
      title: foundTitle(each, context),
      type: context.t(searchTypes.one[each.type === 'reservoir' ? 'reservoir' : each.item.kind]),
      href: foundLink(each, context),
    }));
    response.set('Cache-Control', cacheControl.noStore);
    if (query.get('format') === 'opensearch') {
      response
        .type('application/x-suggestions+json')
        .send(
          JSON.stringify([
            text ?? '',
            suggestions.map(({ title }) => title),
            suggestions.map(({ type }) => type),
            suggestions.map(({ href }) => site.details.publicOrigin + href),
          ]),
        );
      return;
    }
    const status = context.t(suggestionMessages.count, { count: suggestions.length });
    response.json({ suggestions, status } satisfies Suggestions);
  };
}
