import { BUDDHIST_ERA_OFFSET } from '#domain/buddhistEra.ts';
import type { CalendarDate, Instant } from '#domain/instant.ts';
import { FORMATTING_LOCALE, type Locale } from '#domain/locale/locale.ts';

/** The department's time zone: every date of a page is formatted in it, on the server and in the browser. */
export const TIME_ZONE = 'Asia/Bangkok';

/** Formatted dates that a formatter caches. */
const CACHE_SIZE = 1_000;

/** Measured figures have two decimals, small ones three, capacities as many as one of their column needs. */
export type Decimals = 0 | 1 | 2 | 3;

/** Formats values in one language. Formatters are created once: creating one costs fifty times as much as using it. */
export interface Formats {
  /** `21 พฤศจิกายน 2569`, `21 November 2026`: Buddhist era in Thai. */
  date(when: Instant | CalendarDate): string;
  /** `21 พ.ย. 2569`, `21 Nov 2026`. */
  shortDate(when: Instant | CalendarDate): string;
  /** `09.00`, `09:00`. */
  time(when: Instant): string;
  dateTime(when: Instant): string;
  /** `วันพุธที่ 25 พฤศจิกายน 2569`, `Wednesday 25 November 2026`. */
  weekdayDate(when: Instant | CalendarDate): string;
  /** `วันพุธ`, `Wednesday`. */
  weekday(when: CalendarDate): string;
  /** `พ.`, `Wed`. */
  shortWeekday(when: CalendarDate): string;
  /** `25 พฤศจิกายน`, `25 November`. */
  dayOfMonth(when: CalendarDate): string;
  /** `2 พ.ย.`, `2 Nov`. */
  shortDay(when: CalendarDate): string;
  /** `พฤศจิกายน`, `November`. */
  monthName(when: CalendarDate): string;
  /** `พฤศจิกายน 2569`, `November 2026`. */
  longMonth(when: CalendarDate): string;
  /** `พ.ย.`, `Nov`. */
  month(when: CalendarDate): string;
  /** `พ.ย. 2569`, `Nov 2026`. */
  monthOfYear(when: CalendarDate): string;
  number(value: number): string;
  /** A measured figure with all of its up to three decimals: `13,462`, `0.336`. */
  figure(value: number): string;
  /** The same with a fixed number of decimals, for figures in a column: `13,462.00`. */
  columnFigure(value: number, decimals: Decimals): string;
  /** Per cent with one decimal: `64.2%`. */
  percent(value: number): string;
  /** A difference between two of these, without the sign: `0.4`. */
  oneDecimal(value: number): string;
  /** A change in percentage points with its sign and one decimal: `+1.2`. */
  change(value: number): string;
  /** A Gregorian year as the language counts it: 2026 is 2569 in Thai. */
  year(gregorian: number): string;
  /** A number of bytes as `1.2 MB`, which no line break parts. */
  fileSize(bytes: number): string;
  /** `ลำพูน แพร่ และน่าน`, `Lamphun, Phrae and Nan`. */
  list(texts: readonly string[]): string;
}

export function createFormats(locale: Locale): Formats {
  const formatting = FORMATTING_LOCALE[locale];
  // The spec formats English as en-US. Readers of public pages here expect the day before the month, so the parts are
  // ordered by hand.
  const long = dateFormatter(formatting, 'long');
  const short = dateFormatter(formatting, 'short');
  const weekday = weekdayFormatter(formatting, 'long');
  // Thai calendars have the shortest form, with a point: พ.
  const narrowWeekday = weekdayFormatter(formatting, locale === 'th' ? 'narrow' : 'short');
  const time = new Intl.DateTimeFormat(formatting, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  });
  const number = new Intl.NumberFormat(formatting, { maximumFractionDigits: 2 });
  const size = new Intl.NumberFormat(formatting, { maximumFractionDigits: 1 });
  const figure = new Intl.NumberFormat(formatting, { maximumFractionDigits: 3 });
  const withDecimals = (least: Decimals) =>
    new Intl.NumberFormat(formatting, { minimumFractionDigits: least, maximumFractionDigits: 3 });
  const columnFigures = { 0: withDecimals(0), 1: withDecimals(1), 2: withDecimals(2), 3: withDecimals(3) };
  const list = new Intl.ListFormat(locale === 'th' ? formatting : 'en-GB'); // without the comma of en-US before 'and'
  const change = new Intl.NumberFormat(formatting, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const percent = new Intl.NumberFormat(formatting, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const timeOf = cached((when: Instant) => {
    const text = time.format(new Date(when));
    return locale === 'th' ? text.replace(':', '.') : text;
  });
  return {
    date: long,
    shortDate: short,
    time: timeOf,
    dateTime: (when) => (locale === 'th' ? `${long(when)} เวลา ${timeOf(when)} น.` : `${long(when)}, ${timeOf(when)}`),
    weekdayDate: (when) => {
      const day = weekday(when);
      return locale === 'th' ? `${day}ที่ ${long(when)}` : `${day} ${long(when)}`;
    },
    weekday,
    shortWeekday: (when) => (locale === 'th' ? `${narrowWeekday(when)}.` : narrowWeekday(when)),
    dayOfMonth: partsFormatter(formatting, 'long', ['day', 'month']),
    shortDay: partsFormatter(formatting, 'short', ['day', 'month']),
    monthName: partsFormatter(formatting, 'long', ['month']),
    longMonth: partsFormatter(formatting, 'long', ['month', 'year']),
    month: partsFormatter(formatting, 'short', ['month']),
    monthOfYear: partsFormatter(formatting, 'short', ['month', 'year']),
    number: (value) => number.format(value),
    figure: (value) => figure.format(value),
    columnFigure: (value, decimals) => columnFigures[decimals].format(value),
    change: (value) => change.format(value).replace('-', '\u2212'),
    percent: (value) => `${percent.format(value)}%`,
    oneDecimal: (value) => percent.format(value),
    year: (gregorian) => String(locale === 'th' ? gregorian + BUDDHIST_ERA_OFFSET : gregorian),
    fileSize: (bytes) =>
      bytes < 1_000_000
        ? `${number.format(Math.max(1, Math.round(bytes / 1000)))}\u00a0kB`
        : `${size.format(bytes / 1_000_000)}\u00a0MB`,
    list: (texts) => list.format(texts),
  };
}

/** Caches the results of a function by text: the dates of a site are few, and every page shows some. */
function cached<Text extends string>(make: (text: Text) => string): (text: Text) => string {
  const cache = new Map<Text, string>();
  return (text) => {
    let made = cache.get(text);
    if (made === undefined) {
      if (cache.size === CACHE_SIZE) cache.clear();
      cache.set(text, (made = make(text)));
    }
    return made;
  };
}

function partsFormatter(
  formatting: string,
  month: 'long' | 'short',
  shownParts: readonly ('day' | 'month' | 'year')[],
): (when: CalendarDate) => string {
  const format = new Intl.DateTimeFormat(formatting, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
  return cached((when) => {
    const parts = format.formatToParts(new Date(when));
    return shownParts.map((type) => parts.find((found) => found.type === type)?.value ?? '').join(' ');
  });
}

function weekdayFormatter(formatting: string, weekday: 'long' | 'short' | 'narrow'): (when: string) => string {
  const format = new Intl.DateTimeFormat(formatting, { weekday, timeZone: TIME_ZONE });
  const calendar = new Intl.DateTimeFormat(formatting, { weekday, timeZone: 'UTC' });
  return cached((when) => (when.length === 10 ? calendar : format).format(new Date(when)));
}

function dateFormatter(formatting: string, month: 'long' | 'short'): (when: string) => string {
  const format = new Intl.DateTimeFormat(formatting, { day: 'numeric', month, year: 'numeric', timeZone: TIME_ZONE });
  const calendar = new Intl.DateTimeFormat(formatting, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
  return cached((when) => {
    // A calendar date has no time zone: it is formatted in UTC, so that no zone moves it to the day before.
    const parts = (when.length === 10 ? calendar : format).formatToParts(new Date(when));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
    return `${part('day')} ${part('month')} ${part('year')}`;
  });
}
