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

export function columnDecimals(reservoirs: readonly ReservoirOnDay[]): ColumnDecimals {
  return {
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

/** The number of decimals that the figures of a column need. */
export function decimalsOf(figures: readonly (number | null | undefined)[]): Decimals {
  const hasThousandths = (figure: number | null | undefined) => Math.round((figure ?? 0) * 1000) % 10 !== 0;
  return figures.some(hasThousandths) ? 3 : 2;
}
