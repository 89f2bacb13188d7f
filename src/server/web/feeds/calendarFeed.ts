import type { Request, RequestHandler, Response } from 'express';
import { feedBegin } from '#domain/calendar/horizon.ts';
import type { CalendarEvent } from '#domain/calendar/calendar.ts';
import { eventUid } from '#domain/calendar/eventUid.ts';
import { parseSlug } from '#domain/content/slug.ts';
import { isLocale, type Locale } from '#domain/locale/locale.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import type { Ports } from '#ports/Ports.ts';
import { itemLink } from '#ui/components/item/itemLink.ts';
import { calendarMessages } from '#ui/messages/calendar.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { maintenanceOf } from '../maintenanceOf.ts';
import { sendShared } from '../sendShared.ts';
import { calendarFile, fileUpdatedAt, type CalendarFile, type FileEvent } from './calendarFile.ts';
import { calendarFeedFilter } from './feedAddresses.ts';
import { sendMaintenance } from './sendMaintenance.ts';

type Contexts = Readonly<Record<Locale, RenderContext>>;

/**
 * `/{lang}/calendar.ics?category=…`: the events of the filtered calendar from the beginning of last year on, to which
 * calendar programs subscribe.
 */
export function calendarFeed(ports: Ports, contexts: Contexts): RequestHandler {
  return async (request, response, next) => {
    const { site, context: requestContext } = response.locals;
    const locale = localeOf(request);
    const state = maintenanceOf(response, 'calendar');
    if (locale === undefined) {
      next();
      return;
    }
    if (state.on) {
      sendMaintenance(response, state, requestContext.now);
      return;
    }
    const { details } = site;
    const context = contexts[locale];
    const filter = calendarFeedFilter(response.locals.address.search);
    const { events, categories } = await ports.calendar.events(
      { site: details.id, locale, ...filter, endingAfter: feedBegin(requestContext.now) },
      requestContext.signal,
    );
    const category = categories.find(({ code }) => code === filter.category);
    if (category === undefined && filter.category !== undefined) {
      next();
      return;
    }
    const title = context.t(calendarMessages.title);
    const { category: ofCategory, subcategory } = filter;
    send(response, 'calendar', {
      language: locale,
      name: `${category === undefined ? title : `${title}: ${category.label}`} – ${details.name[locale]}`,
      self: details.publicOrigin + context.links.calendarFeed(locale, filter),
      page: details.publicOrigin + context.to('calendar', {}, { category: ofCategory, subcategory }),
      events: events.flatMap((event) => fileEvent(event, details, context)),
    });
  };
}

/** `/{lang}/events/{slug}.ics`: one event, for whoever wants it in their own calendar. */
export function eventFile(ports: Ports, contexts: Contexts): RequestHandler {
  return async (request, response, next) => {
    const { site, context: requestContext } = response.locals;
    const locale = localeOf(request);
    const slug = parseSlug(String(request.params['slug']));
    const state = maintenanceOf(response, 'event');
    if (locale === undefined || slug === undefined) {
      next();
      return;
    }
    if (state.on) {
      sendMaintenance(response, state, requestContext.now);
      return;
    }
    const { details } = site;
    const context = contexts[locale];
    const query = { site: details.id, locale, items: [slug] };
    const { events } = await ports.calendar.events(query, requestContext.signal);
    const [event] = events.flatMap((found) => fileEvent(found, details, context));
    if (event === undefined) {
      next();
      return;
    }
    const self = details.publicOrigin + context.links.eventFile(locale, slug);
    send(response, slug, { language: locale, name: event.title, self, page: event.address, events: [event] });
  };
}

function send(response: Response, fileName: string, file: CalendarFile): void {
  const updatedAt = fileUpdatedAt(file);
  if (updatedAt !== undefined) response.set('Last-Modified', new Date(updatedAt).toUTCString());
  // Shown, not saved: a phone then offers to add the events to its calendar.
  response.set('Content-Disposition', `inline; filename="${fileName}.ics"`);
  sendShared(response, 'text/calendar; charset=utf-8', calendarFile(file));
}

function localeOf({ params }: Request): Locale | undefined {
  const lang = String(params['lang']);
  return isLocale(lang) ? lang : undefined;
}

function fileEvent(
  { event, revision, revisedAt }: CalendarEvent,
  site: SiteDetails,
  context: RenderContext,
): readonly FileEvent[] {
  const { slug, title, summary, category, detail } = event;
  if (detail.kind !== 'event') return [];
  return [
    {
      uid: eventUid(site, slug),
      ...{ revision, revisedAt, title, summary, detail, category: category?.label },
      address: site.publicOrigin + (itemLink(context, event) ?? context.to('home')),
    },
  ];
}
