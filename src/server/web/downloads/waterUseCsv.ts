import type { WaterUse } from '#domain/water/water.ts';
import { WATER_USE_COLUMNS } from '#ui/dataSets.ts';
import { cropLabels, regionLabels, waterMessages } from '#ui/messages/water.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { seasonLabel } from '#ui/components/water/seasonLabel.ts';
import { csv } from './csv.ts';

/** One line for each region and crop; an area that was not reported is empty. */
export function waterUseCsv(areas: readonly WaterUse[], context: RenderContext): string {
  return csv(
    WATER_USE_COLUMNS.map(({ title }) => context.t(title)),
    areas.map((one) => [
      ...[one.date, seasonLabel(context, one), context.t(regionLabels[one.region]), context.t(cropLabels[one.crop])],
      ...[one.area, one.source[context.locale], one.revision],
      context.t(one.invented ? waterMessages.yes : waterMessages.no),
    ]),
  );
}
