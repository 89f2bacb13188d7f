import type { RouteId } from '#ui/routes.ts';
import type { PageHandler } from '../PageResult.ts';
import { album } from './album.ts';
import { event } from './event.ts';
import { contact } from './contact.ts';
import { feedback } from './feedback.ts';
import { home } from './home.ts';
import { intro } from './intro.ts';
import { main } from './main.ts';
import { maintenance } from './maintenance.ts';
import { agency } from './agency.ts';
import { document, faqAnswer, infographic, magazine, news, professional, video } from './items.ts';
import { albums, documents, events, infographics, magazines, newsIndex, newsList, videos } from './lists.ts';
import { notFound } from './notFound.ts';
import { agencies } from './agencies.ts';
import { faq, professionals } from './grouped.ts';
import { oit, oitItem, oitYear } from './oit.ts';
import { page, pageDetail } from './page.ts';
import { policy } from './policy.ts';
import { reservoir } from './reservoir.ts';
import { reservoirs } from './reservoirs.ts';
import { siteMap } from './siteMap.ts';
import { waterUse } from './waterUse.ts';

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
  albums,
  album,
  videos,
  video,
  infographics,
  infographic,
  magazines,
  magazine,
  faq,
  faqAnswer,
  events,
  event,
  professionals,
  professional,
  agencies,
  agency,
  oit,
  oitYear,
  oitItem,
  policy,
  reservoirs,
  reservoir,
  waterUse,
  contact,
  siteMap,
  feedback,
  page,
  pageDetail,
  notFound,
};
