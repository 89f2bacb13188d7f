import type { RequestHandler } from 'express';
import type { Calendar } from '#ports/Calendar.ts';
import {
  CalendarEventsQueryWire,
  calendarEventsQueryFromWire,
  CalendarYearQueryWire,
  calendarYearQueryFromWire,
  OccurrencesQueryWire,
  occurrencesQueryFromWire,
} from '#adapters/department-api/wire/CalendarQueryWire.ts';
import {
  calendarEventsToWire,
  CalendarEventsWire,
  calendarExtractToWire,
  CalendarExtractWire,
  calendarYearToWire,
  CalendarYearWire,
} from '#adapters/department-api/wire/CalendarWire.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import type { Endpoint } from './Endpoint.ts';
import examples from './examples.json' with { type: 'json' };
import { localeOf, queryOf, signalOf, siteOf } from './parameters.ts';
import { sendTagged } from './sendTagged.ts';

export const CALENDAR_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'listOccurrences',
    group: 'content',
    method: 'get',
    path: PATHS.occurrences,
    access: 'content:read',
    summary: 'What takes place on some days',
    details: 'A recurring event takes place as often as its rule says. An unknown site or category has no events.',
    query: OccurrencesQueryWire,
    response: {
      type: 'json',
      isTagged: true,
      description: 'The occurrences, and the events that they are of.',
      schema: CalendarExtractWire,
      example: examples['calendar-occurrences'],
    },
    handle: ({ calendar }) => listOccurrences(calendar),
  },
  {
    name: 'viewCalendarYear',
    group: 'content',
    method: 'get',
    path: PATHS.calendarYear,
    access: 'content:read',
    summary: 'How much takes place on each day of a year',
    query: CalendarYearQueryWire,
    response: {
      type: 'json',
      isTagged: true,
      description: 'The days.',
      schema: CalendarYearWire,
      example: examples['calendar-year'],
    },
    handle: ({ calendar }) => viewYear(calendar),
  },
  {
    name: 'listCalendarEvents',
    group: 'content',
    method: 'get',
    path: PATHS.calendarEvents,
    access: 'content:read',
    summary: 'Events for calendar programs, with their revisions',
    query: CalendarEventsQueryWire,
    response: {
      type: 'json',
      isTagged: true,
      description: 'The events.',
      schema: CalendarEventsWire,
      example: examples['calendar-events'],
    },
    handle: ({ calendar }) => listEvents(calendar),
  },
];

function listOccurrences(calendar: Calendar): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, occurrencesQueryFromWire);
    const place = { site: siteOf(request), locale: localeOf(request) };
    const extract = await calendar.occurrences({ ...place, ...query }, signalOf(response));
    sendTagged(request, response, calendarExtractToWire(extract));
  };
}

function viewYear(calendar: Calendar): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, calendarYearQueryFromWire);
    const place = { site: siteOf(request), locale: localeOf(request) };
    const year = await calendar.year({ ...place, ...query }, signalOf(response));
    sendTagged(request, response, calendarYearToWire(year));
  };
}

function listEvents(calendar: Calendar): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, calendarEventsQueryFromWire);
    const place = { site: siteOf(request), locale: localeOf(request) };
    const events = await calendar.events({ ...place, ...query }, signalOf(response));
    sendTagged(request, response, calendarEventsToWire(events));
  };
}
