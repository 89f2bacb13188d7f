import { yearsOfReadings } from '#domain/water/readingYears.ts';
import type { Reading, Reservoir } from '#domain/water/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** Addresses of a reservoir's page by year, and by month where it shows the days of one. The newest year needs no query. */
export function useYearAddress(reservoir: Reservoir, readings: readonly Reading[]) {
  const context = useRenderContext();
  const [newest] = yearsOfReadings(readings);
  return (year: number, month?: number): string =>
    context.to(
      'reservoir',
      { id: reservoir.id },
      {
        year: year === newest ? undefined : String(year),
        month: month === undefined ? undefined : String(month),
      },
    );
}
