import { parseCalendarDate, type CalendarDate } from '#domain/instant.ts';
import type { RuleCurveMonth } from '#domain/water/ruleCurve.ts';
import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { Reading, Reservoir, WaterUse } from '#domain/water/water.ts';
import { both, slug } from './builders.ts';

// Each builds a valid object; a test names only what matters to it.

/** A calendar date as tests write it. */
export function day(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (date === undefined) throw new RangeError(`not a date: ${text}`);
  return date;
}

export function reservoir(given: Partial<Reservoir> = {}): Reservoir {
  return {
    id: slug('bhumibol'),
    size: 'large',
    name: both('เขื่อนภูมิพล', 'Bhumibol Dam'),
    region: 'north',
    province: both('ตาก', 'Tak'),
    storage: 13462,
    invented: false,
    ...given,
  };
}

export function reading(given: Partial<Reading> = {}): Reading {
  return {
    date: day('2026-11-20'),
    volume: 6731,
    storage: 13462,
    inflow: 12.5,
    outflow: 8,
    source: both('กรมชลประทาน', 'Irrigation Department'),
    revision: 1,
    ...given,
  };
}

/** Rule curves that have the same volumes on the first of every month. */
export function ruleCurve(bounds: Omit<RuleCurveMonth, 'month'>): readonly RuleCurveMonth[] {
  return Array.from({ length: 12 }, (_, index) => ({ month: index + 1, ...bounds }));
}

/** A reservoir with this volume and storage, on some day. */
export function filled(id: string, volume: number | null, storage: number, given: Partial<Reservoir> = {}) {
  return {
    reservoir: reservoir({ id: slug(id), storage, ...given }),
    reading: reading({ volume, storage }),
  } satisfies ReservoirOnDay;
}

export function waterUse(given: Partial<WaterUse> = {}): WaterUse {
  return {
    year: 2569,
    season: 'wet',
    region: 'north',
    crop: 'rice',
    area: 1000,
    date: day('2026-11-18'),
    source: both('กรมชลประทาน', 'Irrigation Department'),
    revision: 1,
    invented: false,
    ...given,
  };
}
