import type { WaterRegion } from '#domain/water/codes.ts';
import { CLIMATES } from './climate.ts';
import { betweenMonths, rainYearOf, type DayOfYear } from './days.ts';
import { keyOf, normal, uniform } from './random.ts';

/** Uses of one key: see `uniform`. */
const USE = { year: 1, spell: 2, wet: 3, amount: 4, storm: 5, stormDay: 6, stormLength: 7, stormRain: 8 };

/** Days of weather that is wetter or drier than usual. */
const SPELL_DAYS = 9;
/** The mean share of days with rain in a month with this mean rain, in millimetres a day. */
const RAIN_FOR_EVERY_DAY = 13;
const MONTH_DAYS = 30;

/**
 * The rain of a region on a day, in millimetres: wet and dry years, wet and dry spells, showers, and storms of a few
 * days.
 *
 * @param day days since 1970
 * @param when the same day
 */
export function rainOn(seed: number, region: WaterRegion, day: number, when: DayOfYear): number {
  const { rain } = CLIMATES[region];
  const own = keyOf(seed, region);
  const usual = betweenMonths(rain, when) * wetness(seed, own, when);
  const spell = Math.exp(0.55 * normal(own, Math.floor(day / SPELL_DAYS), USE.spell) - 0.15);
  const chance = Math.min(0.9, (usual * spell) / RAIN_FOR_EVERY_DAY + 0.08);
  const isWet = uniform(own, day, USE.wet) < chance;
  const amount = isWet ? -Math.log(1 - uniform(own, day, USE.amount)) * ((usual * spell) / chance) : 0;
  return amount + stormRain(own, region, day, when);
}

/** A year is wet or dry in the whole country, and in each region again. */
function wetness(country: number, region: number, when: DayOfYear): number {
  const year = rainYearOf(when);
  return Math.exp(0.12 * normal(country, year, USE.year) + 0.15 * normal(region, year, USE.year));
}

/** At most one storm begins in a month, on its first 25 days, and lasts three to five days. */
function stormRain(own: number, region: WaterRegion, day: number, when: DayOfYear): number {
  const number = when.year * 12 + when.month;
  if (uniform(own, number, USE.storm) >= (CLIMATES[region].storms[when.month] ?? 0)) return 0;
  const start = Math.floor(uniform(own, number, USE.stormDay) * 25);
  const length = 3 + Math.floor(uniform(own, number, USE.stormLength) * 3);
  const at = Math.round(when.passed * MONTH_DAYS) - start;
  if (at < 0 || at >= length) return 0;
  return (18 + 42 * uniform(own, number, USE.stormRain)) * (at === 1 ? 1 : 0.55) * (0.7 + 0.6 * uniform(own, day, 9));
}
