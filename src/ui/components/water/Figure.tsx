import type { ReservoirOnDay } from '#domain/water/storage.ts';
import type { Reading } from '#domain/water/water.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Decimals } from '../../formats.ts';

interface FigureProps {
  readonly value: number | null | undefined;
  readonly decimals?: Decimals;
}

/** A figure of a column; null is shown as text, because it is not zero. */
export function Figure({ value, decimals = 2 }: FigureProps) {
  const context = useRenderContext();
  if (value === null || value === undefined)
    return <span className="not-reported">{context.t(waterMessages.notReported)}</span>;
  return context.columnFigure(value, decimals);
}

/** The decimals of a page's columns: all its tables have the same, so that their figures stand below each other. */
export interface ColumnDecimals {
  readonly volume: Decimals;
  readonly flow: Decimals;
}

/** The same with that of the capacities. */
export interface ListDecimals extends ColumnDecimals {
  readonly storage: Decimals;
}

export function columnDecimals(reservoirs: readonly ReservoirOnDay[]): ListDecimals {
  return {
    storage: decimalsNeeded(reservoirs.map(({ reservoir, reading }) => reading?.storage ?? reservoir.storage)),
    volume: decimalsOf(reservoirs.map(({ reading }) => reading?.volume)),
    flow: decimalsOf(reservoirs.flatMap(({ reading }) => [reading?.inflow, reading?.outflow])),
  };
}

/** The decimals of the page of one reservoir: those that its readings of all days need. */
export function decimalsOfReadings(readings: readonly Reading[]): ColumnDecimals {
  return {
    volume: decimalsOf(readings.map(({ volume }) => volume)),
    flow: decimalsOf(readings.flatMap(({ inflow, outflow }) => [inflow, outflow])),
  };
}

/** The number of decimals of a column of measured figures. */
function decimalsOf(figures: readonly (number | null | undefined)[]): Decimals {
  return decimalsNeeded(figures) === 3 ? 3 : 2;
}

/** The number of decimals, at most three, with which all of these figures are complete. */
function decimalsNeeded(figures: readonly (number | null | undefined)[]): Decimals {
  const thousandths = figures.map((figure) => Math.round((figure ?? 0) * 1000));
  const each = ([0, 1, 2] as const).find((decimals) => thousandths.every((one) => one % 10 ** (3 - decimals) === 0));
  return each ?? 3;
}
