import { Router, type RequestHandler } from 'express';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import type { Ports } from '#ports/Ports.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import type { Assets } from '../../Assets.ts';
import { sendMaintenance } from '../feeds/sendMaintenance.ts';
import { maintenanceOf } from '../maintenanceOf.ts';
import { sendShared } from '../sendShared.ts';
import { openSearch } from './openSearch.ts';
import { searchFeed } from './searchFeed.ts';
import { searchSuggestions } from './searchSuggestions.ts';

const FEED = 'search.atom';
const SUGGESTIONS = 'search/suggestions.json';
const MADE_OF_TYPED_TEXT = new RegExp(`^/(?:${LOCALES.join('|')})/(?:${FEED}|${SUGGESTIONS})$`);

/** Whether a file depends on what somebody has typed, so that it is never cached. */
export function isSearchFile(path: string): boolean {
  return MADE_OF_TYPED_TEXT.test(path);
}

/**
 * Files of the search for programs: its description, what may be typed, and its results as a feed.
 *
 * @param deadlineMs time limit for a search, as for a page: milliseconds from the complete request
 */
export function searchRoutes(
  { search }: Ports,
  contexts: Readonly<Record<Locale, RenderContext>>,
  assets: Assets,
  deadlineMs: number,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const at = (file: string) => LOCALES.map((locale) => `/${locale}/${file}`);
  router.get(at(FEED), unlessMaintained, searchFeed(search, contexts, assets, deadlineMs));
  router.get(at(SUGGESTIONS), unlessMaintained, searchSuggestions(search, contexts, deadlineMs));
  router.get(at('opensearch.xml'), unlessMaintained, (_request, response) => {
    const { site, address } = response.locals;
    const description = openSearch(site.details, contexts[address.locale], assets);
    sendShared(response, 'application/opensearchdescription+xml; charset=utf-8', description);
  });
  return router;
}

const unlessMaintained: RequestHandler = (_request, response, next) => {
  const state = maintenanceOf(response, 'search');
  if (state.on) sendMaintenance(response, state, response.locals.context.now);
  else next();
};
