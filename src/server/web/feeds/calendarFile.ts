import ICAL from 'ical.js';
import { addDays, endOfDay } from '#domain/calendar/days.ts';
import { occurrenceDays } from '#domain/calendar/occurrence.ts';
import type { ContentDetail } from '#domain/content/content.ts';
import { DEPARTMENT_OFFSET_MS } from '#domain/departmentZone.ts';
import { addSeconds, instantOf, type CalendarDate, type Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { partsOf, type RecurrenceRule } from '#domain/recurrence/recurrenceRule.ts';

/** The content of a file for calendar programs (iCalendar, RFC 5545). All addresses are absolute. */
export interface CalendarFile {
  readonly language: Locale;
  readonly name: string;
  /** The address of the file, and that of the page that shows the same. */
  readonly self: string;
  readonly page: string;
  readonly events: readonly FileEvent[];
}

export interface FileEvent {
  readonly uid: string;
  readonly revision: number;
  readonly revisedAt: Instant;
  readonly title: string;
  readonly summary: string;
  readonly address: string;
  readonly category: string | undefined;
  readonly detail: Extract<ContentDetail, { readonly kind: 'event' }>;
}

// eslint-disable-next-line no-control-regex -- matches the characters to be removed
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
/** Some programs end a line at each of them. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

/** Names the program that made a file. */
const PRODUCT = '-//Thara//Thara//EN';
const TIME_ZONE = 'Asia/Bangkok';
/** How often a program that subscribes to the file should fetch it again. */
const REFRESH = 'PT6H';

// The library does not count the space that begins a continued line: 75 octets are allowed in all.
ICAL.foldLength = 74;

/** The same text for the same content, so that caches and programs see that nothing has changed. */
export function calendarFile({ language, name, self, page, events }: CalendarFile): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', PRODUCT);
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  // RFC 7986, and what programs read that do not know it.
  addText(calendar, 'name', name);
  addText(calendar, 'x-wr-calname', name);
  addText(calendar, 'x-wr-timezone', TIME_ZONE);
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(REFRESH));
  addText(calendar, 'x-published-ttl', REFRESH);
  addAddress(calendar, 'source', self);
  addAddress(calendar, 'url', page);
  if (events.some(({ detail }) => !detail.allDay)) calendar.addSubcomponent(timeZone());
  for (const event of events) calendar.addSubcomponent(eventComponent(event, language));
  return `${calendar.toString()}\r\n`;
}

/** The latest change of an event. */
export function fileUpdatedAt({ events }: CalendarFile): Instant | undefined {
  return events
    .map(({ revisedAt }) => revisedAt)
    .sort()
    .at(-1);
}

function eventComponent(event: FileEvent, language: Locale): ICAL.Component {
  const { uid, revision, revisedAt, title, summary, address, category, detail } = event;
  const component = new ICAL.Component('vevent');
  const changed = utcTime(revisedAt);
  component.addPropertyWithValue('uid', uid);
  component.addPropertyWithValue('dtstamp', changed);
  component.addPropertyWithValue('last-modified', changed);
  component.addPropertyWithValue('sequence', revision);
  addTimes(component, detail);
  component.addPropertyWithValue('summary', writable(title)).setParameter('language', language);
  const description = summary === '' ? address : `${summary}\n${address}`;
  component.addPropertyWithValue('description', writable(description)).setParameter('language', language);
  if (detail.place !== undefined)
    component.addPropertyWithValue('location', writable(detail.place)).setParameter('language', language);
  addAddress(component, 'url', address);
  if (category !== undefined) component.addPropertyWithValue('categories', writable(category));
  component.addPropertyWithValue('status', 'CONFIRMED');
  // A closing date does not make anybody busy.
  component.addPropertyWithValue('transp', detail.allDay ? 'TRANSPARENT' : 'OPAQUE');
  return component;
}

/** Start and end, and how the event recurs. What lasts all day has dates, which are the same in every time zone. */
function addTimes(component: ICAL.Component, { startsAt, endsAt, allDay, recurrence }: FileEvent['detail']): void {
  const first = recurrence?.startsAt ?? startsAt;
  const last = instantOf(Date.parse(first) + Date.parse(endsAt) - Date.parse(startsAt));
  const add = (name: string, value: ICAL.Time | readonly ICAL.Time[]) => {
    const property = new ICAL.Property(name);
    if (allDay) property.resetType('date');
    else property.setParameter('tzid', TIME_ZONE);
    if (value instanceof ICAL.Time) property.setValue(value);
    else property.setValues([...value]);
    component.addProperty(property);
  };
  /** The event's start on another day. */
  const startOn = (day: CalendarDate) => (allDay ? dateValue(day) : localTime(first, day));
  const days = occurrenceDays({ startsAt: first, endsAt: last });
  add('dtstart', startOn(days.first));
  // The end is the day after the last one. An event without length has no end.
  if (allDay) add('dtend', dateValue(addDays(days.last, 1) ?? days.last));
  else if (last > first) add('dtend', localTime(last));
  if (recurrence === undefined) return;
  component.addPropertyWithValue('rrule', ICAL.Recur.fromString(ruleText(recurrence.rule, allDay)));
  if (recurrence.except.length > 0) add('exdate', recurrence.except.map(startOn));
  if (recurrence.also.length > 0) add('rdate', recurrence.also.map(startOn));
}

/** RFC 5545 wants the last day of a rule as a time in UTC where the event has a time. */
function ruleText(rule: RecurrenceRule, allDay: boolean): string {
  const { end } = partsOf(rule);
  if (allDay || end === undefined || !('until' in end)) return rule;
  const lastSecond = addSeconds(endOfDay(end.until), -1);
  return rule.replace(/UNTIL=\d{8}/, `UNTIL=${utcTime(lastSecond).toICALString()}`);
}

/** Bangkok has had no other time since 1920. */
function timeZone(): ICAL.Component {
  const zone = new ICAL.Component('vtimezone');
  zone.addPropertyWithValue('tzid', TIME_ZONE);
  const standard = new ICAL.Component('standard');
  standard.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString('1970-01-01T00:00:00'));
  standard.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString('+07:00'));
  standard.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString('+07:00'));
  standard.addPropertyWithValue('tzname', '+07');
  zone.addSubcomponent(standard);
  return zone;
}

function addText(component: ICAL.Component, name: string, text: string): void {
  const property = new ICAL.Property(name);
  property.resetType('text');
  property.setValue(writable(text));
  component.addProperty(property);
}

/** The library escapes line feeds alone: other control characters would end a line, or make the file invalid (RFC 5545, 3.1). */
function writable(text: string): string {
  return text.toWellFormed().replace(LINE_ENDS, '\n').replace(UNWRITABLE, '');
}

function addAddress(component: ICAL.Component, name: string, address: string): void {
  const property = new ICAL.Property(name);
  property.resetType('uri');
  property.setValue(address);
  component.addProperty(property);
}

/** The wall clock in Bangkok at an instant, or on another day at the same time. */
function localTime(instant: Instant, day?: CalendarDate): ICAL.Time {
  const local = instantOf(Date.parse(instant) + DEPARTMENT_OFFSET_MS);
  return ICAL.Time.fromDateTimeString(`${day ?? local.slice(0, 10)}${local.slice(10, 19)}`);
}

function utcTime(instant: Instant): ICAL.Time {
  return ICAL.Time.fromDateTimeString(`${instant.slice(0, 19)}Z`);
}

function dateValue(day: CalendarDate): ICAL.Time {
  return ICAL.Time.fromDateString(day);
}
