import { firstOfMonth } from '../../firstOfMonth.ts';
import { waterMessages } from '../../messages/water.ts';
import type { RenderContext } from '../../RenderContext.tsx';

/** A year, or one of its months, in headings: `2026`, `May 2026`. */
export function periodText(context: RenderContext, year: number, month?: number): string {
  return month === undefined
    ? context.t(waterMessages.chosenYear, { year: context.year(year) })
    : context.t(waterMessages.chosenMonth, { month: context.longMonth(firstOfMonth(year, month)) });
}
