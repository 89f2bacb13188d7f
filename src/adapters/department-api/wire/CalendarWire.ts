import type {
  CalendarEvent,
  CalendarEvents,
  CalendarExtract,
  CalendarFrame,
  CalendarYear,
} from '#domain/calendar/calendar.ts';
import type { Occurrence } from '#domain/calendar/occurrence.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import * as field from '#adapters/schema/field.ts';
import { readTolerant, type OnDropped } from '#adapters/schema/readSchema.ts';
import { CategoryWire } from './CategoryWire.ts';
import { checkKind, ContentSummaryWire } from './ContentWire.ts';
import { count } from './wireFields.ts';

// A calendar is sent in the domain's own types, as content is.

class YearsWire {
  @field.integer(0, 9999) readonly first!: number;
  @field.integer(0, 9999) readonly last!: number;
}

class CalendarFrameWire implements CalendarFrame {
  @field.description('The first and the last year (Gregorian) that have events.')
  @field.optional()
  @field.nested(() => YearsWire)
  readonly years?: YearsWire;
  @field.description('The categories of events that have something to show, whatever the calendar is filtered by.')
  @field.listOf(() => CategoryWire)
  readonly categories!: readonly CategoryWire[];
}

class OccurrenceWire implements Occurrence {
  @field.description('Of the event.') @field.slug() readonly slug!: Slug;
  @field.instant() readonly startsAt!: Instant;
  @field.instant() readonly endsAt!: Instant;
}

export class CalendarExtractWire extends CalendarFrameWire implements CalendarExtract {
  @field.description('In the order of their starts.')
  @field.listOf(() => OccurrenceWire)
  readonly occurrences!: readonly OccurrenceWire[];
  @field.description('The events that these are of, each once.')
  @field.listOf(() => ContentSummaryWire)
  readonly events!: readonly ContentSummaryWire[];
  @field.description('Whether there are more, which are left out.') @field.boolean() readonly isCut!: boolean;
}

class DayWire {
  @field.date() readonly date!: CalendarDate;
  @count() readonly count!: number;
}

export class CalendarYearWire extends CalendarFrameWire implements CalendarYear {
  @field.description('The days on which something takes place; what lasts for more than a week, on its first day only.')
  @field.listOf(() => DayWire)
  readonly days!: readonly DayWire[];
}

class CalendarEventWire implements CalendarEvent {
  @field.nested(() => ContentSummaryWire) readonly event!: ContentSummaryWire;
  @field.description('Rises whenever a calendar would show the event differently (RFC 5545, SEQUENCE).')
  @count()
  readonly revision!: number;
  @field.description('When the event got its revision.') @field.instant() readonly revisedAt!: Instant;
}

export class CalendarEventsWire extends CalendarFrameWire implements CalendarEvents {
  @field.description('In the order of their first starts.')
  @field.listOf(() => CalendarEventWire)
  readonly events!: readonly CalendarEventWire[];
  @field.description('Whether there are earlier ones, which are left out.') @field.boolean() readonly isCut!: boolean;
}

export function calendarExtractToWire(extract: CalendarExtract): CalendarExtractWire {
  return extract;
}

/** Throws `SchemaError`. */
export function calendarExtractFromWire(json: unknown, onDropped?: OnDropped): CalendarExtract {
  const extract = readTolerant(CalendarExtractWire, json, onDropped);
  extract.events.forEach(checkKind);
  return extract;
}

export function calendarYearToWire(year: CalendarYear): CalendarYearWire {
  return year;
}

/** Throws `SchemaError`. */
export function calendarYearFromWire(json: unknown, onDropped?: OnDropped): CalendarYear {
  return readTolerant(CalendarYearWire, json, onDropped);
}

export function calendarEventsToWire(events: CalendarEvents): CalendarEventsWire {
  return events;
}

/** Throws `SchemaError`. */
export function calendarEventsFromWire(json: unknown, onDropped?: OnDropped): CalendarEvents {
  const events = readTolerant(CalendarEventsWire, json, onDropped);
  events.events.forEach(({ event }) => checkKind(event));
  return events;
}
