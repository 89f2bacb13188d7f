import type { CalendarEvents, CalendarExtract, CalendarYear } from '#domain/calendar/calendar.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SiteId } from '#domain/site/siteId.ts';

/**
 * When a site's events take place (spec §2), in the department's time zone: of those that are public in one language now.
 * A recurring event takes place as often as its rule says, until `calendarHorizon`. Throws `Unavailable`. For `signal` see
 * `Content`.
 */
export interface Calendar {
  /**
   * What takes place on any of the days, in the order of the starts; at most `MAX_OCCURRENCES`. Nothing when the last day
   * is before the first.
   */
  occurrences(query: CalendarQuery, signal?: AbortSignal): Promise<CalendarExtract>;
  /** How much takes place on each day of a year. */
  year(query: CalendarYearQuery, signal?: AbortSignal): Promise<CalendarYear>;
  /** Events for calendar programs, in the order of their first starts; at most `MAX_FEED_EVENTS`, the latest ones. */
  events(query: CalendarEventsQuery, signal?: AbortSignal): Promise<CalendarEvents>;
}

/** All of it must hold. Nothing is filtered by what is absent. */
export interface CalendarFilter {
  /** Codes of a category, a subcategory and a tag. An unknown one has no events. */
  readonly category?: string;
  readonly subcategory?: string;
  readonly tag?: string;
  /** Only these events, such as the results of a search; at most `MAX_CALENDAR_ITEMS`. */
  readonly items?: readonly Slug[];
}

interface CalendarScope extends CalendarFilter {
  readonly site: SiteId;
  readonly locale: Locale;
}

export interface CalendarQuery extends CalendarScope {
  /** The first and the last day. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export interface CalendarYearQuery extends CalendarScope {
  /** Gregorian, from 0 to 9999. */
  readonly year: number;
}

export interface CalendarEventsQuery extends CalendarScope {
  /** Without those that have ended by then for the last time. */
  readonly endingAfter?: Instant;
}
