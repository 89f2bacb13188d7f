import type { RouteId } from '#ui/routes.ts';
import { forEachForm } from '../forms/forEachForm.ts';
import { formHandler } from '../forms/formHandler.ts';
import type { PageHandler } from '../PageResult.ts';
import { album } from './album.ts';
import { event } from './event.ts';
import { feedback } from './feedback.ts';
import { home } from './home.ts';
import { intro } from './intro.ts';
import { main } from './main.ts';
import { maintenance } from './maintenance.ts';
import { agency } from './agency.ts';
import { itemHandlers } from './itemPage.ts';
import { listHandlers } from './listPage.ts';
import { notFound } from './notFound.ts';
import { agencies } from './agencies.ts';
import { groupedPage } from './groupedPage.ts';
import { oit, oitItem, oitYear } from './oit.ts';
import { page, pageDetail } from './page.ts';
import { policy } from './policy.ts';
import { reservoir } from './reservoir.ts';
import { reservoirs } from './reservoirs.ts';
import { siteMap } from './siteMap.ts';
import { waterUse } from './waterUse.ts';

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
  siteMap,
  feedback,
  page,
  pageDetail,
  notFound,
};
