import type { CalendarEvents, CalendarExtract, CalendarYear } from '#domain/calendar/calendar.ts';
import type { Calendar, CalendarEventsQuery, CalendarQuery, CalendarYearQuery } from '#ports/Calendar.ts';
import type { StaleIfErrorClient } from './cache/StaleIfErrorClient.ts';
import {
  calendarEventsQueryToWire,
  calendarYearQueryToWire,
  occurrencesQueryToWire,
} from './wire/CalendarQueryWire.ts';
import { calendarEventsFromWire, calendarExtractFromWire, calendarYearFromWire } from './wire/CalendarWire.ts';
import { PATHS, type SitePathOf } from './wire/paths.ts';

const NO_OCCURRENCES: CalendarExtract = { categories: [], occurrences: [], events: [], isCut: false };
const NO_DAYS: CalendarYear = { categories: [], days: [] };
const NO_EVENTS: CalendarEvents = { categories: [], events: [], isCut: false };

/** The calendar of the department's API. */
export class DepartmentCalendar implements Calendar {
  readonly #reads: StaleIfErrorClient;
  readonly #pathOf: SitePathOf;

  constructor(reads: StaleIfErrorClient, pathOf: SitePathOf) {
    this.#reads = reads;
    this.#pathOf = pathOf;
  }

  async occurrences(query: CalendarQuery, signal?: AbortSignal): Promise<CalendarExtract> {
    const path = this.#pathOf(PATHS.occurrences, { site: query.site, lang: query.locale });
    if (path === undefined) return NO_OCCURRENCES;
    const search = occurrencesQueryToWire(query).toString();
    const isEmpty = ({ occurrences }: CalendarExtract) => occurrences.length === 0;
    const request = { method: 'GET', path: `${path}?${search}`, parse: calendarExtractFromWire, isEmpty } as const;
    return await this.#reads.requestOfSite({ ...request, signal }, NO_OCCURRENCES);
  }

  async year(query: CalendarYearQuery, signal?: AbortSignal): Promise<CalendarYear> {
    const path = this.#pathOf(PATHS.calendarYear, { site: query.site, lang: query.locale });
    if (path === undefined) return NO_DAYS;
    const search = calendarYearQueryToWire(query).toString();
    const isEmpty = ({ days }: CalendarYear) => days.length === 0;
    const request = { method: 'GET', path: `${path}?${search}`, parse: calendarYearFromWire, isEmpty } as const;
    return await this.#reads.requestOfSite({ ...request, signal }, NO_DAYS);
  }

  async events(query: CalendarEventsQuery, signal?: AbortSignal): Promise<CalendarEvents> {
    const path = this.#pathOf(PATHS.calendarEvents, { site: query.site, lang: query.locale });
    if (path === undefined) return NO_EVENTS;
    const search = calendarEventsQueryToWire(query).toString();
    const isEmpty = ({ events }: CalendarEvents) => events.length === 0;
    const request = { method: 'GET', path: `${path}?${search}`, parse: calendarEventsFromWire, isEmpty } as const;
    return await this.#reads.requestOfSite({ ...request, signal }, NO_EVENTS);
  }
}
