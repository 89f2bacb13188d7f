import { MAX_CALENDAR_ITEMS } from '#domain/calendar/calendar.ts';
import { parseSlug, type Slug } from '#domain/content/slug.ts';
import { parseCalendarDate, type CalendarDate, type Instant } from '#domain/instant.ts';
import type { CalendarEventsQuery, CalendarFilter, CalendarQuery, CalendarYearQuery } from '#ports/Calendar.ts';
import * as field from '#adapters/schema/field.ts';
import { readQuery } from './readRequest.ts';

type OfPlace = 'site' | 'locale';

class CalendarFilterWire implements CalendarFilter {
  @field.description('Only events of this category, by its code.')
  @field.optional()
  @field.string()
  readonly category?: string;
  @field.description('Only events of this subcategory, by its code.')
  @field.optional()
  @field.string()
  readonly subcategory?: string;
  @field.description('Only events with this tag, by its code.') @field.optional() @field.string() readonly tag?: string;
  @field.description(`Only these events: at most ${MAX_CALENDAR_ITEMS} slugs, separated by commas.`)
  @field.optional()
  @field.parsed(parseItems, 'slugs, separated by commas')
  readonly items?: readonly Slug[];
}

/** Query of what takes place on some days. */
export class OccurrencesQueryWire extends CalendarFilterWire {
  @field.description('The first day, in Bangkok.') @anyDate() readonly from!: CalendarDate;
  @field.description('The last day; nothing takes place when it is before the first.')
  @anyDate()
  readonly to!: CalendarDate;
}

export class CalendarYearQueryWire extends CalendarFilterWire {
  @field.description('Gregorian.') @field.integer(0, 9999) readonly year!: number;
}

export class CalendarEventsQueryWire extends CalendarFilterWire {
  @field.description('Without events that have ended by then for the last time.')
  @field.optional()
  @field.instant()
  readonly endingAfter?: Instant;
}

export function occurrencesQueryToWire({ from, to, ...filter }: Omit<CalendarQuery, OfPlace>): URLSearchParams {
  return new URLSearchParams({ from, to, ...filterToWire(filter) });
}

/** Throws `SchemaError`. */
export function occurrencesQueryFromWire(query: URLSearchParams): Omit<CalendarQuery, OfPlace> {
  return readQuery(OccurrencesQueryWire, query);
}

export function calendarYearQueryToWire({ year, ...filter }: Omit<CalendarYearQuery, OfPlace>): URLSearchParams {
  return new URLSearchParams({ year: String(year), ...filterToWire(filter) });
}

/** Throws `SchemaError`. */
export function calendarYearQueryFromWire(query: URLSearchParams): Omit<CalendarYearQuery, OfPlace> {
  return readQuery(CalendarYearQueryWire, query);
}

export function calendarEventsQueryToWire({
  endingAfter,
  ...filter
}: Omit<CalendarEventsQuery, OfPlace>): URLSearchParams {
  return new URLSearchParams({ ...(endingAfter !== undefined && { endingAfter }), ...filterToWire(filter) });
}

/** Throws `SchemaError`. */
export function calendarEventsQueryFromWire(query: URLSearchParams): Omit<CalendarEventsQuery, OfPlace> {
  return readQuery(CalendarEventsQueryWire, query);
}

function filterToWire({ category, subcategory, tag, items }: CalendarFilter): Record<string, string> {
  return {
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    ...(tag !== undefined && { tag }),
    ...(items !== undefined && { items: items.join(',') }),
  };
}

/** Of any year: a calendar shows what a visitor asks for, and whoever means the Buddhist era sees that it is empty. */
function anyDate() {
  return field.parsed(parseCalendarDate, 'a date like 2026-09-01', field.DATE_SCHEMA);
}

function parseItems(text: string): readonly Slug[] | undefined {
  const slugs = text === '' ? [] : text.split(',').map(parseSlug);
  const known = slugs.filter((slug) => slug !== undefined);
  return known.length === slugs.length && slugs.length <= MAX_CALENDAR_ITEMS ? known : undefined;
}
