import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { readingsOfYear } from '#domain/water/readingYears.ts';
import type { RuleCurveMonth } from '#domain/water/ruleCurve.ts';
import { percentOf } from '#domain/water/tally.ts';
import { shareOfStorage } from '#domain/water/storage.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { xOfDay, xOfMonth } from './dayOfYear.ts';
import { rounded } from './levelBarGeometry.ts';

/** The parts of a chart from January to December, in per cent of its width and height. Heights are shares of storage. */
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
  /** The share at the top of the chart; 0 is at its bottom. */
  readonly top: number;
  /** Height of dead storage; absent when it is not known. */
  readonly dead?: number;
  /** Where months begin. */
  readonly months: readonly { readonly month: number; readonly x: number }[];
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
const EARLIER_STEP = 6;
/** Two readings are joined up to this multiple of the usual distance. */
const LONGEST_STEP = 2.5;
const HEADROOM = 1.06;
/** About as much of a phone's chart as the label of the last reading covers, in per cent of its width and height. */
const LABEL = { width: 18, height: 13 };
/** From one name of a year to the next, in per cent of a phone's chart. */
const EDGE_STEP = 8;
const EDGE_ROUNDS = 40;
/** Nearer to an edge than this, in per cent of the width, a label begins or ends at its reading. */
const EDGE = 10;

export function shareChartGeometry(
  reservoir: Reservoir,
  readings: readonly Reading[],
  years: readonly number[],
  chosen: number,
): ShareChartGeometry {
  const all = readings.map((reading) => shareOfStorage(reading) ?? 0);
  const curve = reservoir.ruleCurve?.map(({ upper }) => percentOf(upper, reservoir.storage)) ?? [];
  const top = Math.max(100, ...all, ...curve) * HEADROOM;
  const y = scaleLinear([0, top], [100, 0]);
  const placesOf = (year: number, step: number) => placed(readingsOfYear(readings, year), step, y);
  const ordered = [...years.filter((year) => year !== chosen).sort((one, other) => one - other), chosen];
  const last = readingsOfYear(readings, chosen).findLast(({ volume }) => volume !== null);
  const share = last === undefined ? null : shareOfStorage(last);
  const end = last === undefined || share === null ? undefined : { x: xOfDay(last.date), y: y(share) };
  const curves = reservoir.ruleCurve === undefined ? [] : curvePlaces(reservoir.ruleCurve, reservoir.storage, y);
  const drawn = ordered.flatMap((year) => placesOf(year, year === chosen ? 1 : EARLIER_STEP));
  return {
    lines: ordered.map((year) => ({
      year,
      path: pathOf(placesOf(year, year === chosen ? 1 : EARLIER_STEP)),
      isChosen: year === chosen,
    })),
    alone: placesAlone(placesOf(chosen, 1)),
    ...(end !== undefined &&
      share !== null && {
        end: { x: rounded(end.x), y: rounded(end.y), share, ...labelOfEnd(end, placesOf(chosen, 1), drawn, curves) },
      }),
    edges: edgesOf(
      ordered.slice(0, -1).flatMap((year): Edge[] => {
        const last = placesOf(year, EARLIER_STEP).findLast((place) => place !== null);
        return last ? [{ years: [year], y: last.y }] : [];
      }),
      chosen - 1,
    ),
    ...(curves[0] !== undefined &&
      curves[1] !== undefined && { band: bandOf(curves[0], curves[1]), curves: curves.map(pathOf).join('') }),
    shares: [0, 25, 50, 75, 100].map((of) => ({ share: of, y: rounded(y(of)) })),
    ...(reservoir.deadStorage !== undefined && {
      dead: rounded(y(percentOf(reservoir.deadStorage, reservoir.storage))),
    }),
    top,
    months: Array.from({ length: 12 }, (_, index) => ({ month: index + 1, x: rounded(xOfMonth(index)) })),
  };
}

/** The places of one reading in `step`, and of the readings at gaps. Null stands for a gap. */
function placed(readings: readonly Reading[], step: number, y: (share: number) => number): readonly (Place | null)[] {
  const reported = readings.filter(({ volume }) => volume !== null);
  const distances = reported.slice(1).map((reading, index) => daysBetween(reported[index] as Reading, reading));
  const longest = LONGEST_STEP * median(distances);
  const isGap = (index: number) => (distances[index] ?? Infinity) > longest;
  return reported.flatMap((reading, index): (Place | null)[] => {
    if (index % step !== 0 && !isGap(index - 1) && !isGap(index)) return [];
    const place = { x: rounded(xOfDay(reading.date)), y: rounded(y(shareOfStorage(reading) ?? 0)) };
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
 * of January.
 */
function curvePlaces(curve: readonly RuleCurveMonth[], storage: number, y: (share: number) => number) {
  return (['lower', 'upper'] as const).map((bound): readonly Place[] => [
    ...curve.map((month, index) => ({ x: xOfMonth(index), y: y(percentOf(month[bound], storage)) })),
    ...curve.slice(0, 1).map((month) => ({ x: 100, y: y(percentOf(month[bound], storage)) })),
  ]);
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
 * Where the label of the last reading covers nothing of its own line: above or below it, whichever covers less of the
 * others and of the curves.
 */
function labelOfEnd(
  end: Place,
  own: readonly (Place | null)[],
  drawn: readonly (Place | null)[],
  curves: readonly (readonly Place[])[],
): { readonly isLabelBelow: boolean; readonly labelY: number; readonly anchor: 'start' | 'middle' | 'end' } {
  const from = { start: end.x, middle: end.x - LABEL.width / 2, end: end.x - LABEL.width }[anchorOf(end)];
  const inWindow = Array.from({ length: LABEL.width + 1 }, (_, index) => from + index);
  const onCurves = curves.flatMap((places) => {
    const at = scaleLinear(
      places.map(({ x }) => x),
      places.map(({ y }) => y),
    );
    return inWindow.map((x) => at(x));
  });
  const inFront = (places: readonly (Place | null)[]) =>
    places.flatMap((place) => (place !== null && place.x >= from && place.x <= from + LABEL.width ? [place.y] : []));
  const onLines = inFront(drawn);
  const highest = Math.min(end.y, ...inFront(own));
  const lowest = Math.max(end.y, ...inFront(own));
  const covered = (top: number) => [...onCurves, ...onLines].filter((y) => y > top && y < top + LABEL.height).length;
  const isLabelBelow = lowest + LABEL.height < 100 && covered(lowest + 1) < covered(highest - 1 - LABEL.height);
  return { isLabelBelow, labelY: rounded(isLabelBelow ? lowest : highest), anchor: anchorOf(end) };
}
