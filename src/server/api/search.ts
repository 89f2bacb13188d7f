import type { RequestHandler } from 'express';
import { MAX_REACHABLE_RESULTS } from '#domain/search/search.ts';
import type { Search } from '#ports/Search.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import {
  SearchQueryWire,
  searchQueryFromWire,
  SuggestQueryWire,
  suggestQueryFromWire,
} from '#adapters/department-api/wire/SearchQueryWire.ts';
import {
  searchResultsToWire,
  SearchResultsWire,
  suggestionsToWire,
  SuggestionsWire,
} from '#adapters/department-api/wire/SearchWire.ts';
import { cacheControl } from '../http/cacheControl.ts';
import type { Endpoint } from './Endpoint.ts';
import examples from './examples.json' with { type: 'json' };
import { linkTo } from './linkTo.ts';
import { localeOf, queryOf, signalOf, siteOf } from './parameters.ts';

const [ITEM] = examples['content-list'].items;

export const SEARCH_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'search',
    group: 'content',
    method: 'get',
    path: PATHS.search,
    access: 'content:read',
    summary:
      'One page of what is found in one language: items of all kinds with the text of their files, and reservoirs',
    details: `Only the first ${MAX_REACHABLE_RESULTS} results can be reached. Of an unknown site nothing is found.`,
    query: SearchQueryWire,
    isPaged: true,
    response: {
      type: 'json',
      description: 'The results, and how many there are of each type and category.',
      schema: SearchResultsWire,
      example: {
        hits: [
          {
            found: { type: 'content', item: ITEM },
            title: [
              { text: 'เรื่อง', isMatch: true },
              { text: 'ที่ 1', isMatch: false },
            ],
            excerpt: [],
          },
        ],
        total: 1,
        types: [{ type: 'news', count: 1 }],
        categories: [{ kind: 'news', code: 'water', label: 'น้ำ', count: 1, children: [] }],
        isEstimated: false,
        isRelaxed: false,
      },
    },
    handle: ({ search }) => searchSite(search),
  },
  {
    name: 'suggest',
    group: 'content',
    method: 'get',
    path: PATHS.suggestions,
    access: 'content:read',
    summary: 'What could be meant by a text that is still being typed',
    query: SuggestQueryWire,
    response: {
      type: 'json',
      description: 'What begins with the text first, then what more people have read.',
      schema: SuggestionsWire,
      example: { suggestions: [{ found: { type: 'content', item: ITEM } }] },
    },
    handle: ({ search }) => suggest(search),
  },
];

function searchSite(search: Search): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, searchQueryFromWire);
    const results = await search.search(
      { site: siteOf(request), locale: localeOf(request), ...query },
      signalOf(response),
    );
    const { page, pageSize } = query;
    if (page > 1) linkTo(request, response, 'prev', ['page', String(page - 1)]);
    if (page * pageSize < Math.min(results.total, MAX_REACHABLE_RESULTS))
      linkTo(request, response, 'next', ['page', String(page + 1)]);
    response.set('Cache-Control', cacheControl.noStore).json(searchResultsToWire(results));
  };
}

function suggest(search: Search): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, suggestQueryFromWire);
    const suggestions = await search.suggest(
      { site: siteOf(request), locale: localeOf(request), ...query },
      signalOf(response),
    );
    response.set('Cache-Control', cacheControl.noStore).json(suggestionsToWire(suggestions));
  };
}
