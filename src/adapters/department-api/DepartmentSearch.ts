import type { Found, SearchResults } from '#domain/search/search.ts';
import type { Search, SearchQuery, SuggestQuery } from '#ports/Search.ts';
import type { DepartmentApiClient } from './http/DepartmentApiClient.ts';
import { PATHS, type SitePathOf } from './wire/paths.ts';
import { searchQueryToWire, suggestQueryToWire } from './wire/SearchQueryWire.ts';
import { searchResultsFromWire, suggestionsFromWire } from './wire/SearchWire.ts';

const NOTHING: SearchResults = { hits: [], total: 0, types: [], categories: [], isEstimated: false, isRelaxed: false };

/** The search of the department's API. No copies of results are kept: they would be copies of what people searched for. */
export class DepartmentSearch implements Search {
  readonly #api: DepartmentApiClient;
  readonly #pathOf: SitePathOf;

  constructor(api: DepartmentApiClient, pathOf: SitePathOf) {
    this.#api = api;
    this.#pathOf = pathOf;
  }

  async search({ site, locale, ...query }: SearchQuery, signal?: AbortSignal): Promise<SearchResults> {
    const path = this.#pathOf(PATHS.search, { site, lang: locale });
    if (path === undefined) return NOTHING;
    const search = searchQueryToWire(query).toString();
    const results = await this.#api.requestOrRefusal(
      { method: 'GET', path: `${path}?${search}`, parse: searchResultsFromWire, isConfidential: true, signal },
      ['siteNotFound'],
    );
    return results.ok ? results.value : NOTHING;
  }

  async suggest({ site, locale, ...query }: SuggestQuery, signal?: AbortSignal): Promise<readonly Found[]> {
    const path = this.#pathOf(PATHS.suggestions, { site, lang: locale });
    if (path === undefined) return [];
    const search = suggestQueryToWire(query).toString();
    const suggestions = await this.#api.requestOrRefusal(
      { method: 'GET', path: `${path}?${search}`, parse: suggestionsFromWire, isConfidential: true, signal },
      ['siteNotFound'],
    );
    return suggestions.ok ? suggestions.value : [];
  }
}
