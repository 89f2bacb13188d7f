import type { CalendarDate } from '#domain/instant.ts';
import { parseRecurrenceRule, type RecurrenceRule } from '#domain/recurrence/recurrenceRule.ts';
import type { ArchiveDetail, ArchiveItem } from '#ports/Publishing.ts';
import { itemOf } from './builders.ts';
import { at } from './testClock.ts';

type ArchiveEvent = Extract<ArchiveDetail, { readonly kind: 'event' }>;

interface Given extends Partial<Omit<ArchiveItem, 'slug' | 'kind'>> {
  readonly allDay?: boolean;
  readonly place?: string;
  /** A recurrence rule. */
  readonly repeats?: string;
  readonly except?: readonly string[];
  readonly also?: readonly string[];
}

/** An event in both languages. Its times are in Bangkok: `2026-11-25 09:00`. */
export function eventOf(name: string, starts: string, ends: string, given: Given = {}): ArchiveItem {
  return itemOf(name, eventDetail(starts, ends, given), itemFields(given));
}

export function eventDetail(
  starts: string,
  ends: string,
  { allDay = false, place, repeats, except = [], also = [] }: Given = {},
): ArchiveEvent {
  return {
    kind: 'event',
    startsAt: inBangkok(starts),
    endsAt: inBangkok(ends),
    allDay,
    ...(place !== undefined && { place }),
    ...(repeats !== undefined && {
      recurrence: { rule: ruleOf(repeats), except: except.map(date), also: also.map(date) },
    }),
  };
}

export function inBangkok(text: string) {
  return at(`${text.replace(' ', 'T')}:00+07:00`);
}

export function date(text: string): CalendarDate {
  return text as CalendarDate;
}

function ruleOf(text: string): RecurrenceRule {
  const rule = parseRecurrenceRule(text);
  if (!rule.ok) throw new RangeError(`${text}: ${rule.code}`);
  return rule.value;
}

function itemFields(given: Given): Partial<Omit<ArchiveItem, 'slug'>> {
  const { allDay: _, place: __, repeats: ___, except: ____, also: _____, ...fields } = given;
  return fields;
}
