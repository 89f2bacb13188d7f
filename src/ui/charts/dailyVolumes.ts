import type { CalendarDate } from '#domain/instant.ts';
import type { RuleCurveMonth } from '#domain/water/ruleCurve.ts';
import { FIGURE_DECIMALS } from '#domain/water/tally.ts';
import type { Reading } from '#domain/water/water.ts';

/** What a chart shows of a day on which a volume was reported. */
export interface DailyVolume extends Pick<Reading, 'date' | 'storage'> {
  readonly volume: number;
}

/** The volumes of successive days as attributes of an element: a page has a budget, and a year has many days. */
export interface VolumesText {
  /** The first day. */
  readonly from: CalendarDate;
  /**
   * One word per day: by how many thousandths the volume differs from the one before, because small numbers compress best,
   * with the storage where it is another, `-3170/960`; a hyphen where no volume was reported.
   */
  readonly volumes: string;
}

const DAY_MS = 86_400_000;
const NOT_REPORTED = '-';
const UNITS = 10 ** FIGURE_DECIMALS;

/** @param readings oldest first. Undefined when none has a volume. */
export function writeVolumes(readings: readonly Reading[]): VolumesText | undefined {
  const reported = readings.filter(({ volume }) => volume !== null);
  const from = reported[0]?.date;
  if (from === undefined) return undefined;
  const words: string[] = [];
  let before = { units: 0, storage: NaN };
  for (const { date, volume, storage } of reported) {
    const day = (Date.parse(date) - Date.parse(from)) / DAY_MS;
    while (words.length < day) words.push(NOT_REPORTED);
    const units = Math.round((volume ?? 0) * UNITS);
    const change = String(units - before.units);
    words.push(storage === before.storage ? change : `${change}/${String(storage)}`);
    before = { units, storage };
  }
  return { from, volumes: words.join(' ') };
}

/** The same days, without those that were not reported. */
export function readVolumes({ from, volumes }: VolumesText): readonly DailyVolume[] {
  let units = 0;
  let storage = NaN;
  return volumes.split(' ').flatMap((word, day) => {
    if (word === NOT_REPORTED) return [];
    const [change, newStorage] = word.split('/');
    units += Number(change);
    if (newStorage !== undefined) storage = Number(newStorage);
    const date = new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10) as CalendarDate;
    return [{ date, volume: units / UNITS, storage }];
  });
}

/**
 * Shares in per cent, with one decimal, as one word each: the difference from the one before in tenths, which is short
 * where days follow each other, or a hyphen.
 */
export function writeShares(shares: readonly (number | null)[]): string {
  let before = 0;
  return shares
    .map((share) => {
      if (share === null) return NOT_REPORTED;
      const tenths = Math.round(share * 10);
      const word = String(tenths - before);
      before = tenths;
      return word;
    })
    .join(' ');
}

export function readShares(text: string): readonly (number | null)[] {
  if (text === '') return [];
  let tenths = 0;
  return text.split(' ').map((word) => {
    if (word === NOT_REPORTED) return null;
    tenths += Number(word);
    return tenths / 10;
  });
}

/** Lower and upper volumes of each month: `300/620 280/600`. */
export function writeCurves(ruleCurve: readonly RuleCurveMonth[]): string {
  return ruleCurve.map(({ lower, upper }) => `${String(lower)}/${String(upper)}`).join(' ');
}

export function readCurves(text: string): readonly RuleCurveMonth[] {
  if (text === '') return [];
  return text.split(' ').map((word, index) => {
    const [lower = 0, upper = 0] = word.split('/').map(Number);
    return { month: index + 1, lower, upper };
  });
}
