import { retryAfterSeconds, siteMaintenance, type Maintenance } from '#domain/site/maintenance.ts';
import { problemMessages } from '#ui/messages/problems.ts';
import { titles } from '#ui/messages/titles.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView, PageHandler } from '../PageResult.ts';

/** The notice at its own address: 503 while the site is under maintenance, 200 while it is not. */
export const maintenance: PageHandler = (request) =>
  maintenanceNotice(request, siteMaintenance(request.site.maintenance, request.now));

/** The notice that replaces a page under maintenance (spec §4): its own, or that of the whole site. */
export function maintenanceNotice({ site, locale, context, now }: PageRequest, state: Maintenance): PageView {
  const isPart = state.on && !siteMaintenance(site.maintenance, now).on;
  const title = state.on ? titles.maintenance : titles.maintenanceOver;
  return {
    view: 'maintenance',
    title: context.t(isPart ? problemMessages.partMaintenanceTitle : title),
    status: state.on ? 503 : 200,
    headers: state.on ? { 'Retry-After': String(retryAfterSeconds(state, now)) } : {},
    props: {
      siteName: site.name[locale],
      maintenance: state,
      isPart,
      contact: site.contact,
      hotline: site.hotline,
    },
  };
}
