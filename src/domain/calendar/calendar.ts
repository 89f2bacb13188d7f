import type { Category, ContentSummary } from '../content/content.ts';
import type { CalendarDate, Instant } from '../instant.ts';
import type { Occurrence } from './occurrence.ts';

/** What a calendar can be narrowed to and where it ends, whatever it is filtered by. */
export interface CalendarFrame {
  /** The first and the last (Gregorian) year that have events; absent while there are none. */
  readonly years?: { readonly first: number; readonly last: number };
  /** As in `ContentList`. */
  readonly categories: readonly Category[];
}

/** What takes place in a period. */
export interface CalendarExtract extends CalendarFrame {
  /** In the order of their starts. */
  readonly occurrences: readonly Occurrence[];
  /** The events that these are of, each once. */
  readonly events: readonly ContentSummary[];
  /** Whether there are more, which are left out. */
  readonly isCut: boolean;
}

/** How much takes place on each day of a year. */
export interface CalendarYear extends CalendarFrame {
  /** Days on which something takes place, in their order; see `occurrencesByDay`. */
  readonly days: readonly { readonly date: CalendarDate; readonly count: number }[];
}

/** Events for calendar programs. */
export interface CalendarEvents extends CalendarFrame {
  readonly events: readonly CalendarEvent[];
  readonly isCut: boolean;
}

export interface CalendarEvent {
  readonly event: ContentSummary;
  /** See `eventRevision`. */
  readonly revision: number;
  /** When the event got its revision. */
  readonly revisedAt: Instant;
}

/** Most occurrences of a period, and most events of a feed. No reader looks through more. */
export const MAX_OCCURRENCES = 500;
export const MAX_FEED_EVENTS = 1_000;
/** Most items that a calendar can be limited to: their names are part of an address. */
export const MAX_CALENDAR_ITEMS = 100;
