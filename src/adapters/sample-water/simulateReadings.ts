import type { CalendarDate } from '#domain/instant.ts';
import type { Reservoir } from '#domain/water/water.ts';
import type { ReportedReading } from '#ports/WaterImport.ts';
import { dateOfDay, dayNumber } from './days.ts';
import { keyOf, uniform } from './random.ts';
import { waterBalance, type DayOfWater } from './waterBalance.ts';

/** Every simulation begins on this day, so that a day has the same figures whichever days are wanted. */
const FIRST_DAY = dayNumber('2020-01-01' as CalendarDate);

const SOURCE = { th: 'ข้อมูลสมมติ', en: 'Invented figures' };

const USE = {
  ...{ spell: 51, spellStart: 52, spellLength: 53, missing: 54, noVolume: 55, noInflow: 56, noOutflow: 57 },
  ...{ wrong: 58, wrongBy: 59, correctedAfter: 60 },
};

/** In each of these blocks of days an instrument may fail for some days. */
const SPELL_BLOCK_DAYS = 20;

export interface SimulatedReadings {
  /** The first figures of each day that was reported. */
  readonly readings: readonly ReportedReading[];
  /** Corrections of days up to the last one, also of days before the first one. */
  readonly corrections: readonly ReportedReading[];
}

/**
 * Invented readings of a reservoir, for a sample: what a water balance gives (`waterBalance`), and how it is reported.
 * Some days and some figures are missing, and some are wrong until a correction one to four days later. The same
 * reservoir, seed and day always give the same figures. Nothing before 2020.
 *
 * @param from the first day
 * @param until the last day; corrections that come later are left out
 */
export function simulateReadings(
  reservoir: Reservoir,
  seed: number,
  from: CalendarDate,
  until: CalendarDate,
): SimulatedReadings {
  const own = keyOf(seed, reservoir.id);
  const [first, last] = [dayNumber(from), dayNumber(until)];
  const readings: ReportedReading[] = [];
  const corrections: ReportedReading[] = [];
  if (last < FIRST_DAY) return { readings, corrections };
  for (const day of waterBalance(reservoir, seed, FIRST_DAY)) {
    if (day.day >= first - 4) {
      const { right, reported, correctedOn } = report(reservoir, own, day);
      if (reported !== undefined && day.day >= first) readings.push(reported);
      if (reported !== right && right !== undefined && correctedOn <= last && correctedOn >= first)
        corrections.push(right);
    }
    if (day.day >= last) break;
  }
  return { readings, corrections };
}

interface Report {
  /** Undefined when nothing was measured. */
  readonly right: ReportedReading | undefined;
  /** The same, except where the first figures were wrong. */
  readonly reported: ReportedReading | undefined;
  /** Days since 1970. */
  readonly correctedOn: number;
}

function report(reservoir: Reservoir, own: number, { day, volume, inflow, outflow }: DayOfWater): Report {
  const chance = (what: number) => uniform(own, day, what);
  const correctedOn = day + 1 + Math.floor(4 * chance(USE.correctedAfter));
  if (isSilent(own, day)) return { right: undefined, reported: undefined, correctedOn };
  const decimals = reservoir.size === 'large' ? 2 : 3;
  const right: ReportedReading = {
    reservoir: reservoir.id,
    date: dateOfDay(day),
    volume: chance(USE.noVolume) < 0.0015 ? null : rounded(volume, decimals),
    inflow: chance(USE.noInflow) < 0.005 ? null : rounded(inflow, decimals),
    outflow: chance(USE.noOutflow) < 0.003 ? null : rounded(outflow, decimals),
    source: SOURCE,
  };
  if (chance(USE.wrong) >= 0.006) return { right, reported: right, correctedOn };
  const { storage, maxStorage = storage } = reservoir;
  const wrongBy = storage * (0.004 + 0.016 * chance(USE.wrongBy));
  const wrong = volume + wrongBy > maxStorage ? volume - wrongBy : volume + wrongBy;
  // Half of the wrong reports lack the inflow, and half have the volume of a level that was read wrongly.
  const reported =
    chance(USE.wrongBy) < 0.5 ? { ...right, inflow: null } : { ...right, volume: rounded(wrong, decimals) };
  return { right, reported, correctedOn };
}

/** Nothing is reported on some days: single ones, and two to six in a row when an instrument has failed. */
function isSilent(own: number, day: number): boolean {
  if (uniform(own, day, USE.missing) < 0.003) return true;
  const block = Math.floor(day / SPELL_BLOCK_DAYS);
  if (uniform(own, block, USE.spell) >= 0.02) return false;
  const length = 2 + Math.floor(uniform(own, block, USE.spellLength) * 5);
  const at = (day % SPELL_BLOCK_DAYS) - Math.floor(uniform(own, block, USE.spellStart) * (SPELL_BLOCK_DAYS - length));
  return at >= 0 && at < length;
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
