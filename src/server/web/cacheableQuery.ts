import type { CacheableQuery } from '../cache/CacheKey.ts';
import { isPrivate, queryOf } from '#ui/routes.ts';
import { calendarFeedQuery } from './feeds/feedAddresses.ts';
import { pageQuery } from './pageQuery.ts';
import { localeOfPath, withoutPayloadSuffix } from './parseAddress.ts';
import { matchRoute } from './matchRoute.ts';
import { isSearchFile } from './search/searchRoutes.ts';

/** No list has a longer address. */
const MAX_LENGTH = 200;

/**
 * The query of a page or of the calendar's feed in its one form; of a water data file, its language. Other files have
 * none.
 */
export const cacheableQuery: CacheableQuery = (path, search) => {
  if (path.startsWith('/data/')) return languageIn(search);
  if (isSearchFile(path)) return undefined;
  const locale = localeOfPath(path);
  if (locale === undefined) return '';
  if (path === `/${locale}/calendar.ics`) return notTooLong(calendarFeedQuery(search));
  const { route } = matchRoute(withoutPayloadSuffix(path), locale);
  if (isPrivate(route)) return undefined;
  const query = pageQuery(route, search).toString();
  if (query === '') return '';
  return queryOf(route).isFree ? undefined : notTooLong(query);
};

function notTooLong(query: string): string | undefined {
  return query.length > MAX_LENGTH ? undefined : query;
}

function languageIn(search: string): string {
  const lang = new URLSearchParams(search).get('lang');
  return lang === null ? '' : `lang=${lang}`;
}
