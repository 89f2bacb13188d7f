import type { RouteId } from '#ui/routes.ts';
import { COMPLAINT_HANDLERS } from './complaints/complaintHandlers.ts';
import { forEachForm } from './forms/forEachForm.ts';
import { formHandler } from './forms/formHandler.ts';
import { MEMBER_HANDLERS } from './members/memberHandlers.ts';
import type { PageHandler } from './PageResult.ts';
import { album } from './pages/album.ts';
import { calendar } from './pages/calendar.ts';
import { event } from './pages/event.ts';
import { feedback } from './pages/feedback.ts';
import { home } from './pages/home.ts';
import { intro } from './pages/intro.ts';
import { magazine } from './pages/magazine.ts';
import { main } from './pages/main.ts';
import { maintenance } from './pages/maintenance.ts';
import { agency } from './pages/agency.ts';
import { itemHandlers } from './pages/itemPage.ts';
import { events } from './pages/events.ts';
import { listHandlers } from './pages/listPage.ts';
import { notFound } from './pages/notFound.ts';
import { agencies } from './pages/agencies.ts';
import { groupedPage } from './pages/groupedPage.ts';
import { oit, oitItem, oitYear } from './pages/oit.ts';
import { page, pageDetail } from './pages/page.ts';
import { policy } from './pages/policy.ts';
import { reservoir } from './pages/reservoir.ts';
import { reservoirs } from './pages/reservoirs.ts';
import { siteMap } from './pages/siteMap.ts';
import { waterUse } from './pages/waterUse.ts';
import { video } from './pages/video.ts';
import { search } from './search/searchHandler.ts';
import { TIP_HANDLERS } from './tips/tipHandlers.ts';

/** The handler of each route. */
export const HANDLERS: Readonly<Record<RouteId, PageHandler>> = {
  ...listHandlers,
  ...itemHandlers,
  home,
  intro,
  main,
  maintenance,
  newsIndex: ({ context }) => ({ redirect: context.to('newsList'), status: 308 }),
  album,
  faq: groupedPage('faq', true),
  event,
  events,
  magazine,
  video,
  calendar,
  professionals: groupedPage('professional'),
  agencies,
  agency,
  oit,
  oitYear,
  oitItem,
  policy,
  reservoirs,
  reservoir,
  waterUse,
  ...forEachForm(formHandler),
  ...COMPLAINT_HANDLERS,
  ...TIP_HANDLERS,
  ...MEMBER_HANDLERS,
  search,
  siteMap,
  feedback,
  page,
  pageDetail,
  notFound,
};
