import { parseTypedDay, type TypedDayRefusal } from '../forms/typedDay.ts';
import type { CalendarDate } from '../instant.ts';

/** The first and the last day of a search. Undefined where none was typed, or what was typed is no day. */
export interface DayRange {
  readonly from: CalendarDate | undefined;
  readonly to: CalendarDate | undefined;
  /** Why what was typed is not used. */
  readonly refused: { readonly from?: TypedDayRefusal; readonly to?: TypedDayRefusal };
  /** Whether the last day was typed as the first one. */
  readonly isSwapped: boolean;
}

/**
 * Parses two days as they were typed. When the first one is later than the last one they are swapped, as in the date
 * picker (spec §4).
 */
export function parseDayRange(typedFrom: string, typedTo: string): DayRange {
  const [first, last] = [parseDay(typedFrom), parseDay(typedTo)];
  const refused = { ...(first.refusal && { from: first.refusal }), ...(last.refusal && { to: last.refusal }) };
  const [from, to] = [first.day, last.day];
  const isSwapped = from !== undefined && to !== undefined && from > to;
  return isSwapped ? { from: to, to: from, refused, isSwapped } : { from, to, refused, isSwapped };
}

function parseDay(typed: string): { readonly day?: CalendarDate; readonly refusal?: TypedDayRefusal } {
  if (typed.trim() === '') return {};
  const parsed = parseTypedDay(typed);
  return parsed.ok ? { day: parsed.value } : { refusal: parsed.code };
}
