import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { readingsOfMonth, readingsOfYear } from '#domain/water/readingYears.ts';
import { curvesOn, type RuleCurveMonth } from '#domain/water/ruleCurve.ts';
import { percentOf } from '#domain/water/tally.ts';
import { shareOfStorage } from '#domain/water/storage.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { spanOfMonth, WHOLE_YEAR, xOfDay, xOfMonth, type DaySpan } from './dayOfYear.ts';
import { rounded } from './levelBarGeometry.ts';

/** The parts of a chart of a year or of a month, in per cent of its width and height. Heights are shares of storage. */
export interface ShareChartGeometry {
  /** The chosen year last, so that it is above the others. Paths are interrupted where nothing was reported. */
  readonly lines: readonly { readonly year: number; readonly path: string; readonly isChosen: boolean }[];
  /** Readings of the chosen year that no line shows. */
  readonly alone: readonly Place[];
  /** The last reading of the chosen year, and the height that its label is above or below. */
  readonly end?: Place & {
    readonly share: number;
    readonly isLabelBelow: boolean;
    readonly labelY: number;
    readonly anchor: 'start' | 'middle' | 'end';
  };
  /**
   * The names of the other years, at the right edge: each as near to the end of its line as others leave room. Those that
   * would touch are one name, but the year before the chosen one has its own.
   */
  readonly edges: readonly Edge[];
  /** The area between the lower and the upper rule curve; absent when the reservoir has none. */
  readonly band?: string;
  /** Both curves. */
  readonly curves?: string;
  readonly shares: readonly { readonly share: number; readonly y: number }[];
  /** The shares at the bottom and at the top of the chart. */
  readonly bottom: number;
  readonly top: number;
  /** Height of dead storage; absent when it is not known, or not in the chart. */
  readonly dead?: number;
}

/** What a chart shows. */
export interface ShareChartPeriod {
  /** All years to compare, the chosen one among them. */
  readonly years: readonly number[];
  readonly chosen: number;
  /** Of each of them, 1 (January) to 12; all of it when absent. */
  readonly month?: number | undefined;
}

interface Edge {
  /** In their order. */
  readonly years: readonly [number, ...number[]];
  readonly y: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const DAY_MS = 86_400_000;
/** Of years that are shown for comparison, one reading in so many is drawn. */
const EARLIER_STEP = 8;
const SHARES_OF_YEAR = [0, 25, 50, 75, 100];
/** Two readings are joined up to this multiple of the usual distance. */
const LONGEST_STEP = 2.5;
const HEADROOM = 1.06;
/** About how many lines across the chart of a month have a number. */
const TICKS = 4;
/** Above and below the shares of a month: a part of what they differ by, and at least so many points. */
const MONTH_MARGIN = { part: 0.05, points: 2 };
/**
 * Of a phone's chart, in per cent of its width and height: how wide the label of the last reading is, and from where to
 * where it is above or below the line.
 */
const LABEL = { width: 18, from: 3.5, to: 10 };
/** From one name of a year to the next, in per cent of a phone's chart. */
const EDGE_STEP = 8;
const EDGE_ROUNDS = 40;
/** Nearer to an edge than this, in per cent of the width, a label begins or ends at its reading. */
const EDGE = 10;

export function shareChartGeometry(
  reservoir: Reservoir,
  readings: readonly Reading[],
  { years, chosen, month }: ShareChartPeriod,
): ShareChartGeometry {
  const readingsOf = (year: number) =>
    month === undefined ? readingsOfYear(readings, year) : readingsOfMonth(readings, year, month);
  const span = month === undefined ? WHOLE_YEAR : spanOfMonth(chosen, month);
  const y =
    month === undefined
      ? heightsOfYear(reservoir, readings)
      : heightsOfMonth([...sharesOf(years.flatMap(readingsOf)), ...curveShares(reservoir, readingsOf(chosen))]);
  const [bottom = 0, top = 100] = y.domain();
  const stepOf = (year: number) => (month === undefined && year !== chosen ? EARLIER_STEP : 1);
  const ordered = [...years.filter((year) => year !== chosen).sort((one, other) => one - other), chosen];
  const drawn = ordered.map((year) => ({ year, places: placed(readingsOf(year), stepOf(year), span, y) }));
  const own = drawn.at(-1)?.places ?? [];
  const last = readingsOf(chosen).findLast(({ volume }) => volume !== null);
  const share = last === undefined ? null : shareOfStorage(last);
  const end = last === undefined || share === null ? undefined : { x: xOfDay(last.date, span), y: y(share) };
  const curves = reservoir.ruleCurve === undefined ? [] : curvePlaces(reservoir.ruleCurve, reservoir.storage, span, y);
  const dead = reservoir.deadStorage === undefined ? undefined : percentOf(reservoir.deadStorage, reservoir.storage);
  return {
    lines: drawn.map(({ year, places }) => ({ year, path: pathOf(places), isChosen: year === chosen })),
    alone: placesAlone(own),
    ...(end !== undefined &&
      share !== null && {
        end: {
          x: rounded(end.x),
          y: rounded(end.y),
          share,
          ...labelOfEnd(end, own, [...drawn.map(({ places }) => places), ...curves]),
        },
      }),
    edges: edgesOf(
      drawn.slice(0, -1).flatMap(({ year, places }): Edge[] => {
        const last = places.findLast((place) => place !== null);
        return last ? [{ years: [year], y: last.y }] : [];
      }),
      chosen - 1,
    ),
    ...(curves[0] !== undefined &&
      curves[1] !== undefined && { band: bandOf(curves[0], curves[1]), curves: curves.map(pathOf).join('') }),
    shares: (month === undefined ? SHARES_OF_YEAR : y.ticks(TICKS)).map((of) => ({ share: of, y: rounded(y(of)) })),
    ...(dead !== undefined && dead >= bottom && dead <= top && { dead: rounded(y(dead)) }),
    bottom,
    top,
  };
}

/** From nothing to above all that can be shown. */
function heightsOfYear({ ruleCurve = [], storage }: Reservoir, readings: readonly Reading[]) {
  const upper = ruleCurve.map((month) => percentOf(month.upper, storage));
  return scaleLinear([0, Math.max(100, ...sharesOf(readings), ...upper) * HEADROOM], [100, 0]);
}

/** Shares change little in a month: from below the lowest of these to above the highest. */
function heightsOfMonth(shares: readonly number[]) {
  const [lowest, highest] = [Math.min(...shares), Math.max(...shares)];
  const margin = Math.max((highest - lowest) * MONTH_MARGIN.part, MONTH_MARGIN.points);
  return scaleLinear([Math.max(lowest - margin, 0), highest + margin], [100, 0]).nice(TICKS);
}

function sharesOf(readings: readonly Reading[]): readonly number[] {
  return readings.flatMap((reading) => shareOfStorage(reading) ?? []);
}

/** Where both rule curves are on the days of these readings. */
function curveShares(reservoir: Reservoir, readings: readonly Reading[]): readonly number[] {
  return readings.flatMap(({ date }) => {
    const curves = curvesOn(reservoir, date);
    return curves === undefined ? [] : [curves.lower, curves.upper].map((of) => percentOf(of, reservoir.storage));
  });
}

/** The places of one reading in `step`, and of the readings at gaps. Null stands for a gap. */
function placed(
  readings: readonly Reading[],
  step: number,
  span: DaySpan,
  y: (share: number) => number,
): readonly (Place | null)[] {
  const reported = readings.filter(({ volume }) => volume !== null);
  const distances = reported.slice(1).map((reading, index) => daysBetween(reported[index] as Reading, reading));
  const longest = LONGEST_STEP * median(distances);
  const isGap = (index: number) => (distances[index] ?? Infinity) > longest;
  return reported.flatMap((reading, index): (Place | null)[] => {
    if (index % step !== 0 && !isGap(index - 1) && !isGap(index)) return [];
    const place = { x: rounded(xOfDay(reading.date, span)), y: rounded(y(shareOfStorage(reading) ?? 0)) };
    return index > 0 && isGap(index - 1) ? [null, place] : [place];
  });
}

/** Those with a gap on either side: a line shows nothing of them. */
function placesAlone(places: readonly (Place | null)[]): readonly Place[] {
  return places.filter(
    (place, index): place is Place =>
      place !== null && (places[index - 1] ?? null) === null && (places[index + 1] ?? null) === null,
  );
}

function daysBetween(one: Reading, other: Reading): number {
  return (Date.parse(other.date) - Date.parse(one.date)) / DAY_MS;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

const pathOfPlaces = line<Place | null>()
  .defined((place) => place !== null)
  .x((place) => place?.x ?? 0)
  .y((place) => place?.y ?? 0)
  .digits(1);

function pathOf(places: readonly (Place | null)[]): string {
  return pathOfPlaces(places) ?? '';
}

/**
 * The lower and the upper curve, from the first day of January to the end of December, when they are as on the first day
 * of January. Most of them is outside of the chart of a month.
 */
function curvePlaces(curve: readonly RuleCurveMonth[], storage: number, span: DaySpan, y: (share: number) => number) {
  return (['lower', 'upper'] as const).map((bound): readonly Place[] =>
    [...curve, ...curve.slice(0, 1)].map((month, index) => ({
      x: xOfMonth(index, span),
      y: y(percentOf(month[bound], storage)),
    })),
  );
}

function bandOf(lower: readonly Place[], upper: readonly Place[]): string {
  const path = area<Place>()
    .x(({ x }) => x)
    .y0((_, index) => lower[index]?.y ?? 0)
    .y1(({ y }) => y)
    .digits(1);
  return path([...upper]) ?? '';
}

/** Joins names that would touch, and moves those apart that still do, each of two by the same distance. */
function edgesOf(ends: readonly Edge[], own: number): readonly Edge[] {
  const isOwn = ({ years: [year] }: Edge) => year === own;
  const others = joined(ends.filter((end) => !isOwn(end)));
  const edges = [...others, ...ends.filter(isOwn)].map((edge) => ({ ...edge })).sort((one, other) => one.y - other.y);
  for (let round = 0; round < EDGE_ROUNDS; round++)
    for (const [index, edge] of edges.entries()) {
      const next = edges[index + 1] ?? { y: 100 + EDGE_STEP };
      const push = Math.max(0, EDGE_STEP - (next.y - edge.y)) / 2;
      edge.y -= push;
      next.y += push;
    }
  return edges.map(({ years, y }) => ({ years, y: rounded(y) }));
}

/** The names of neighbours nearer than a name is high become one, in the middle of them. */
function joined(ends: readonly Edge[]): readonly Edge[] {
  const edges: Edge[] = [];
  for (const end of ends.toSorted((one, other) => one.y - other.y)) {
    const last = edges.at(-1);
    if (last === undefined || end.y - last.y >= EDGE_STEP) edges.push(end);
    else edges.splice(-1, 1, joinedWith(last, end));
  }
  return edges;
}

function joinedWith(one: Edge, other: Edge): Edge {
  const [first, ...others] = [...one.years, ...other.years].sort((year, next) => year - next) as [number, ...number[]];
  const weight = other.years.length / (others.length + 1);
  return { years: [first, ...others], y: one.y + (other.y - one.y) * weight };
}

function anchorOf({ x }: Place): 'start' | 'middle' | 'end' {
  if (x < EDGE) return 'start';
  return x > 100 - EDGE ? 'end' : 'middle';
}

/**
 * Where the label of the last reading covers nothing of its own line: above or below it, whichever covers less of all
 * lines and curves.
 */
function labelOfEnd(
  end: Place,
  own: readonly (Place | null)[],
  lines: readonly (readonly (Place | null)[])[],
): { readonly isLabelBelow: boolean; readonly labelY: number; readonly anchor: 'start' | 'middle' | 'end' } {
  const from = { start: end.x, middle: end.x - LABEL.width / 2, end: end.x - LABEL.width }[anchorOf(end)];
  const inWindow = Array.from({ length: LABEL.width + 1 }, (_, index) => from + index);
  const heights = lines.flatMap((line) => {
    const places = line.filter((place) => place !== null);
    const at = scaleLinear(
      places.map(({ x }) => x),
      places.map(({ y }) => y),
    );
    return inWindow.filter((x) => x >= (places[0]?.x ?? Infinity) && x <= (places.at(-1)?.x ?? 0)).map((x) => at(x));
  });
  const inFront = own.flatMap((place) =>
    place !== null && place.x >= from && place.x <= from + LABEL.width ? [place.y] : [],
  );
  const highest = Math.min(end.y, ...inFront);
  const lowest = Math.max(end.y, ...inFront);
  const covered = (top: number, bottom: number) => heights.filter((y) => y > top && y < bottom).length;
  const isLabelBelow =
    lowest + LABEL.to < 100 &&
    covered(lowest + LABEL.from, lowest + LABEL.to) < covered(highest - LABEL.to, highest - LABEL.from);
  return { isLabelBelow, labelY: rounded(isLabelBelow ? lowest : highest), anchor: anchorOf(end) };
}
