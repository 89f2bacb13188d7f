import type { RuleCurveMonth } from '#domain/water/ruleCurve.ts';
import type { Reservoir } from '#domain/water/water.ts';
import { CLIMATES } from './climate.ts';
import { betweenMonths, dayOfYear, rainYearOf } from './days.ts';
import { keyOf, normal, uniform } from './random.ts';
import { rainOn } from './weather.ts';

/** What happens in a reservoir on a day, in million cubic metres. */
export interface DayOfWater {
  /** Days since 1970. */
  readonly day: number;
  /** At the end of the day. */
  readonly volume: number;
  readonly inflow: number;
  readonly outflow: number;
}

const USE = { localRain: 31, gates: 32, wetYear: 33, thirst: 34 };

/** Parts of the water in the ground and on its way that reach the reservoir in a day. */
const FAST_PART = 0.34;
const SLOW_PART = 0.022;
/** Water that the ground takes before more than a little of the rain runs off, in millimetres. */
const GROUND_MM = 260;
/** The largest release through the outlets in a day, as part of the storage. */
const OUTLET_PART = 0.022;

/**
 * Simulates a reservoir day by day, for ever: rain fills the ground and runs off, water is released for what is wanted,
 * less below the lower rule curve and more above the upper one, and the sun takes some. Volumes never leave what the dam
 * bears.
 *
 * @param from the first day; the reservoir is then between its rule curves
 */
export function* waterBalance(reservoir: Reservoir, seed: number, from: number): Generator<DayOfWater, never> {
  const { storage, deadStorage: dead = 0.05 * storage, maxStorage: max = storage, region } = reservoir;
  const { catchment = storage * 3, ruleCurve = [] } = reservoir;
  const climate = CLIMATES[region];
  const own = keyOf(seed, reservoir.id);
  // Some reservoirs serve more fields than their rivers can.
  const wanted = (0.6 + 0.7 * uniform(own, 0, USE.thirst)) * meanInflow(reservoir, catchment);
  const curves = curvesOf(ruleCurve, storage, dead);
  const start = dayOfYear(from);
  let volume = (betweenMonths(curves.lower, start) + betweenMonths(curves.upper, start)) / 2;
  let ground = 0.5;
  let [fast, slow, outflow] = [0, 0, wanted];
  for (let day = from; ; day++) {
    const when = dayOfYear(day);
    const wetYear = Math.exp(0.2 * normal(own, rainYearOf(when), USE.wetYear));
    const rain = rainOn(seed, region, day, when) * wetYear * (0.55 + 0.9 * uniform(own, day, USE.localRain));
    const evaporation = betweenMonths(climate.evaporation, when);
    const runoff = rain * (0.01 + 0.26 * ground ** 2);
    ground = clamp(ground + (rain - runoff - evaporation * 0.75 * ground) / GROUND_MM, 0.05, 1);
    fast += runoff * 0.62;
    slow += runoff * 0.38;
    const inflow = (catchment * (fast * FAST_PART + slow * SLOW_PART)) / 1000;
    fast *= 1 - FAST_PART;
    slow *= 1 - SLOW_PART;

    const bounds = { lower: betweenMonths(curves.lower, when), upper: betweenMonths(curves.upper, when) };
    const demand = wanted * betweenMonths(climate.demand, when) * (1 + 0.05 * normal(own, day, USE.gates));
    const target = releaseFor(volume, { ...bounds, demand, dead, storage });
    // Gates are moved a little every day, not all at once.
    outflow = Math.max(outflow + 0.3 * (target - outflow), 0);
    const lost = evaporated(volume, evaporation);
    const free = volume + inflow - lost;
    outflow = clamp(outflow, 0, Math.max(free - dead, 0));
    const spilled = Math.max(free - outflow - max, 0);
    volume = Math.max(free - outflow - spilled, 0.6 * dead);
    yield { day, volume, inflow, outflow: outflow + spilled };
  }
}

interface Release {
  readonly lower: number;
  readonly upper: number;
  readonly demand: number;
  readonly dead: number;
  readonly storage: number;
}

/** What should be let out in a day. */
function releaseFor(volume: number, { lower, upper, demand, dead, storage }: Release): number {
  if (volume < lower) return demand * (0.3 + 0.5 * clamp((volume - dead) / Math.max(lower - dead, 0.001), 0, 1));
  if (volume <= upper) return demand * (0.8 + 0.5 * ((volume - lower) / Math.max(upper - lower, 0.001)));
  const above = Math.min((volume - upper) / 14, OUTLET_PART * storage);
  return demand * 1.3 + above + Math.max(volume - storage, 0) / 2;
}

/** In million cubic metres. The surface grows with the volume, as that of a body with the same shape does. */
function evaporated(volume: number, millimetres: number): number {
  const squareKilometres = 0.55 * volume ** (2 / 3);
  return (squareKilometres * millimetres) / 1000;
}

/** Of a day, in million cubic metres, in a usual year: about a fifth of the rain. */
function meanInflow({ region }: Reservoir, catchment: number): number {
  const rain = CLIMATES[region].rain.reduce((sum, millimetres) => sum + millimetres, 0) / 12;
  return (catchment * rain * 0.2) / 1000;
}

/** The volumes of both curves on the first of each month; without curves, wide ones. */
function curvesOf(ruleCurve: readonly RuleCurveMonth[], storage: number, dead: number) {
  if (ruleCurve.length === 12)
    return { lower: ruleCurve.map(({ lower }) => lower), upper: ruleCurve.map(({ upper }) => upper) };
  const lower = dead + 0.3 * (storage - dead);
  return { lower: Array.from({ length: 12 }, () => lower), upper: Array.from({ length: 12 }, () => 0.95 * storage) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
