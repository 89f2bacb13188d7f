import type { RouteId } from '#ui/routes.ts';
import type { PageHandler } from '../PageResult.ts';
import { document } from './document.ts';
import { documents } from './documents.ts';
import { home } from './home.ts';
import { intro } from './intro.ts';
import { main } from './main.ts';
import { maintenance } from './maintenance.ts';
import { news, newsIndex } from './news.ts';
import { newsList } from './newsList.ts';
import { notFound } from './notFound.ts';
import { page, pageDetail } from './page.ts';

/** Which handler answers which route. */
export const HANDLERS: Readonly<Record<RouteId, PageHandler>> = {
  home,
  intro,
  main,
  maintenance,
  newsList,
  newsIndex,
  news,
  documents,
  document,
  page,
  pageDetail,
  notFound,
};
