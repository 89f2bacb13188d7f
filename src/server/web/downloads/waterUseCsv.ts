import type { WaterUse } from '#domain/water/water.ts';
import { cropLabels, regionLabels, waterMessages } from '#ui/messages/water.ts';
import type { RenderContext } from '#ui/RenderContext.tsx';
import { seasonLabel } from '#ui/seasonLabel.ts';
import { csv } from './csv.ts';

/** One line a region and crop; an area that was not reported is empty. */
export function waterUseCsv(areas: readonly WaterUse[], page: RenderContext): string {
  return csv(
    HEADER.map((message) => page.t(message)),
    areas.map((one) => [
      ...[one.date, seasonLabel(page, one), page.t(regionLabels[one.region]), page.t(cropLabels[one.crop])],
      ...[one.area, one.source[page.locale], one.revision],
      page.t(one.invented ? waterMessages.yes : waterMessages.no),
    ]),
  );
}

const HEADER = [
  ...[waterMessages.fileDate, waterMessages.season, waterMessages.region, waterMessages.crop],
  ...[waterMessages.area, waterMessages.source, waterMessages.fileRevision, waterMessages.fileInvented],
];
