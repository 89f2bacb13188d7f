import { scaleLinear, scalePoint, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { CalendarDate } from '#domain/instant.ts';
import { shareOfStorage } from '#domain/water/storage.ts';
import type { Reading } from '#domain/water/water.ts';
import { rounded } from './levelBarGeometry.ts';

/** The positions of the parts of a history chart, in per cent of its width and height. */
interface HistoryChartGeometry {
  /** Few readings are shown as columns: a line between them would suggest values for days without a reading. */
  readonly as: 'columns' | 'line';
  readonly points: readonly HistoryPoint[];
  /** Heights of round shares, 100 among them. */
  readonly shares: readonly { readonly share: number; readonly y: number }[];
  readonly dates: readonly HistoryDate[];
  /** Positions of the labels of points. */
  readonly labels: readonly LabelledPoint[];
  /** Paths in a square of 100 by 100, interrupted where nothing was reported; empty for columns. */
  readonly line: string;
  readonly area: string;
}

export interface HistoryPoint {
  readonly x: number;
  readonly y: number;
  readonly date: CalendarDate;
  readonly share: number;
  /** Whether it has no neighbour on either side, so that without a dot it would not be visible. */
  readonly alone: boolean;
}

/** The point's label is above or below this height. */
interface LabelledPoint {
  readonly x: number;
  readonly y: number;
  readonly side: 'above' | 'below';
  readonly share: number;
}

interface HistoryDate {
  readonly x: number;
  readonly date: CalendarDate;
  /** Whether it is one of the few dates that fit on a phone. */
  readonly major: boolean;
}

interface Place {
  readonly x: number;
  readonly y: number | null;
}

const MIN_READINGS_FOR_LINE = 4;
/** Two readings are joined up to this multiple of the usual distance. */
const LONGEST_STEP = 1.75;
const HEADROOM = 1.12;
const DATES = 7;
const DATES_ON_A_PHONE = 4;
/** The size of a label at the right edge of the chart on a phone, in per cent of the chart's width and height. */
const LABEL_WIDTH = 17;
const LABEL_HEIGHT = 12;
/** A line that rises or falls less does not cross the label next to it. */
const LABEL_SLACK = 2;
const DAY_MS = 86_400_000;

/** @param readings at least one, oldest first */
export function historyChartGeometry(readings: readonly Reading[]): HistoryChartGeometry {
  const shares = readings.map(shareOfStorage);
  const y = scaleLinear([0, Math.max(100, ...shares.map((share) => share ?? 0)) * HEADROOM], [100, 0]);
  const as = readings.length < MIN_READINGS_FOR_LINE ? 'columns' : 'line';
  const x = as === 'columns' ? columnPositions(readings) : datePositions(readings);
  const positions = readings.map(({ date }, index): Place => {
    const share = shares[index] ?? null;
    return { x: x(date), y: share === null ? null : y(share) };
  });
  const joined = as === 'columns' ? [] : withGaps(readings, positions);
  const points = readings.flatMap(({ date }, index): HistoryPoint[] => {
    const share = shares[index] ?? null;
    if (share === null) return [];
    return [{ x: rounded(x(date)), y: rounded(y(share)), date, share, alone: isAlone(joined, positions[index]) }];
  });
  return {
    as,
    points,
    labels: as === 'columns' ? points.map(({ x, y, share }) => ({ x, y, share, side: 'above' })) : newestLabel(points),
    shares: [0, 25, 50, 75, 100].map((share) => ({ share, y: rounded(y(share)) })),
    dates:
      as === 'columns'
        ? readings.map(({ date }) => ({ x: rounded(x(date)), date, major: true }))
        : datesOf(readings, x),
    line: pathOf(joined),
    area: areaOf(joined, y(0)),
  };
}

type PositionedDate = (date: CalendarDate) => number;

function columnPositions(readings: readonly Reading[]): PositionedDate {
  const x = scalePoint(
    readings.map(({ date }) => date),
    [0, 100],
  ).padding(0.5);
  return (date) => x(date) ?? 0;
}

function datePositions(readings: readonly Reading[]): PositionedDate {
  const x = timeScale(readings);
  return (date) => x(new Date(date));
}

function timeScale(readings: readonly Reading[]) {
  return scaleUtc([new Date(readings[0]?.date ?? 0), new Date(readings.at(-1)?.date ?? 0)], [1.5, 98.5]);
}

/** First days of months (or days) at equal intervals. */
function datesOf(readings: readonly Reading[], x: PositionedDate): HistoryDate[] {
  const ticks = timeScale(readings).ticks(DATES);
  const shown = oneIn(Math.ceil(ticks.length / DATES), ticks); // d3 treats the number as a hint only
  const major = oneIn(Math.ceil(shown.length / DATES_ON_A_PHONE), shown);
  return shown.map((tick) => {
    const date = tick.toISOString().slice(0, 10) as CalendarDate;
    return { date, x: rounded(x(date)), major: major.includes(tick) };
  });
}

function oneIn<T>(step: number, all: readonly T[]): T[] {
  return all.filter((_, index) => index % step === 0);
}

/** The positions, with an empty one wherever the line is interrupted. */
function withGaps(readings: readonly Reading[], positions: readonly Place[]): Place[] {
  const steps = readings.slice(1).map(({ date }, index) => daysBetween(readings[index]?.date ?? date, date));
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  return positions.flatMap((place, index) => {
    const step = steps[index - 1] ?? 0;
    return step > usual * LONGEST_STEP ? [{ x: place.x, y: null }, place] : [place];
  });
}

function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/**
 * The label of the newest reading extends to the left: above its point, below it where the line falls, otherwise above
 * the line.
 */
function newestLabel(points: readonly HistoryPoint[]): LabelledPoint[] {
  const newest = points.at(-1);
  if (newest === undefined) return [];
  const { x, y, share } = newest;
  const beside = heightsFrom(x - LABEL_WIDTH, points);
  const top = Math.min(...beside);
  if (top >= y - LABEL_SLACK) return [{ x, y, share, side: 'above' }];
  const isFree = Math.max(...beside) <= y + LABEL_SLACK && y <= 100 - LABEL_HEIGHT;
  return [isFree ? { x, y, share, side: 'below' } : { x, y: top, share, side: 'above' }];
}

/** The heights of the line from a position on, including that position. */
function heightsFrom(start: number, points: readonly HistoryPoint[]): number[] {
  const first = points.findIndex(({ x }) => x >= start);
  const [before, after] = [points[first - 1], points[first]];
  const inside = points.slice(first).map(({ y }) => y);
  if (before === undefined || after === undefined) return inside;
  return [rounded(scaleLinear([before.x, after.x], [before.y, after.y])(start)), ...inside];
}

function isAlone(joined: readonly Place[], place: Place | undefined): boolean {
  const at = joined.findIndex((one) => one === place);
  return at >= 0 && (joined[at - 1]?.y ?? null) === null && (joined[at + 1]?.y ?? null) === null;
}

function pathOf(positions: readonly Place[]): string {
  const path = line<Place>(
    (place) => place.x,
    (place) => place.y ?? 0,
  );
  return path.defined(({ y }) => y !== null).digits(2)(positions) ?? '';
}

function areaOf(positions: readonly Place[], ground: number): string {
  const path = area<Place>(
    (place) => place.x,
    ground,
    (place) => place.y ?? 0,
  );
  return path.defined(({ y }) => y !== null).digits(2)(positions) ?? '';
}
